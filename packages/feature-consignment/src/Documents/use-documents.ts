import type { File } from '@consign/api-client/consignment';
import type { SignedAddress } from '@consign/consignment-parts';
import { documentMutations, fileQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import type { Schedule } from '../schedule.js';

const pollIntervalMs = 1_500;
const pollTimeoutMs = 15_000;

interface Options {
  readonly reference: string;
  /** Requested when the dialog opens, and polled for (DOCS-02). */
  readonly wanted: readonly DocumentType[];
  /** A delivered consignment has a proof of delivery, with or without a file (PODX-13). */
  readonly isDelivered: boolean;
  /** Dangerous goods have a declaration (DGDC-05). */
  readonly hasDangerousGoods: boolean;
  readonly schedule: Schedule;
}

export type DocumentState = 'ready' | 'making' | 'notReady' | 'failed' | 'onDemand' | 'none';

interface Documents {
  readonly getState: (type: DocumentType) => DocumentState;
  /** The URL of a document, or null. */
  readonly findAddress: (type: DocumentType) => SignedAddress | null;
  /** Why a document was not made; null if the reason is not known. */
  readonly findReason: (type: DocumentType) => string | null;
  /** Requests the documents again and polls (DOCS-07). */
  readonly retry: () => void;
  /** Requests one document, or a new URL of a stored one; null if there is none. */
  readonly request: (type: DocumentType) => Promise<string | null>;
}

interface Answer {
  readonly made: Partial<Record<DocumentType, SignedAddress>>;
  /** Why the types outside of `made` were refused; null if they are still being prepared. */
  readonly refusal: string | null;
}

/** The newest proof of delivery (DOCS-13), or the document that was generated: not one that was attached by hand. */
function findStored(files: readonly File[] | undefined, type: DocumentType): string | null {
  const isStored = ({ fileType, isGenerated }: File) =>
    fileType.code === type && (isGenerated || type === 'PODDOC');
  return files?.find(isStored)?.uri ?? null;
}

/** The documents of a consignment: requested once, then polled every 1.5 s for at most 15 s (DOCS-02). */
export function useDocuments({
  reference,
  wanted,
  isDelivered,
  hasDangerousGoods,
  schedule,
}: Options): Documents {
  const client = useClient();
  const create = useMutation(documentMutations(client).create());
  const files = useQuery({ ...fileQueries(client).forConsignment(reference), staleTime: 0, gcTime: 0 });
  const { refetch } = files;
  // A list from before may have documents from before a change (DOCS-16).
  const [openedAt] = useState(() => Date.now());
  const listed = files.dataUpdatedAt >= openedAt ? files.data : undefined;
  const [onDemand, setOnDemand] = useState<Answer['made']>({});
  const [reasons, setReasons] = useState<Partial<Record<DocumentType, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const [waitedMs, setWaitedMs] = useState(0);

  const ask = async (types: readonly DocumentType[]): Promise<Answer> => {
    const { items, results } = await create.mutateAsync({
      documentTypes: [...types],
      references: [reference],
    });
    const givenAt = Date.now();
    return {
      made: Object.fromEntries(items.map(({ documentType, uri }) => [documentType, { uri, givenAt }])),
      refusal: results[0]?.messages[0]?.userMessage ?? null,
    };
  };
  // Requested once per attempt of polling; not cached beyond the dialog.
  const asked = useQuery({
    queryKey: ['documents', 'asked', reference.toUpperCase(), wanted, attempt],
    queryFn: () => ask(wanted),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const made = { ...asked.data?.made, ...onDemand };
  const refusal = asked.error === null ? (asked.data?.refusal ?? null) : asked.error.message;

  const findAddress = (type: DocumentType): SignedAddress | null => {
    const stored = findStored(listed, type);
    return made[type] ?? (stored === null ? null : { uri: stored, givenAt: files.dataUpdatedAt });
  };
  const isComplete = wanted.every((type) => findAddress(type) !== null);
  const isWaiting = !isComplete && refusal === null && waitedMs < pollTimeoutMs;

  useEffect(() => {
    if (!isWaiting) return undefined;
    return schedule(() => {
      setWaitedMs(waitedMs + pollIntervalMs);
      void refetch();
    }, pollIntervalMs);
  }, [isWaiting, waitedMs, schedule, refetch]);

  return {
    findAddress,
    findReason: (type) => reasons[type] ?? (wanted.includes(type) ? refusal : null),
    getState: (type) => {
      if (findAddress(type) !== null) return 'ready';
      if (wanted.includes(type)) {
        if (refusal !== null) return 'failed';
        return isWaiting ? 'making' : 'notReady';
      }
      const isOffered = {
        CONNOTE: false,
        FRTLABEL: true,
        DGDOC: hasDangerousGoods,
        PODDOC: isDelivered && listed !== undefined,
      };
      return isOffered[type] ? 'onDemand' : 'none';
    },
    retry: () => {
      setWaitedMs(0);
      setAttempt(attempt + 1);
    },
    request: async (type) => {
      if (made[type] === undefined && findAddress(type) !== null) {
        const stored = findStored((await refetch({ throwOnError: true })).data, type);
        if (stored !== null) return stored;
      }
      const found = await ask([type]);
      setOnDemand((before) => ({ ...before, ...found.made }));
      setReasons((before) => ({ ...before, [type]: found.refusal ?? undefined }));
      return found.made[type]?.uri ?? null;
    },
  };
}

/** The document types of the API (DOCS-05). */
export const documentTypes = ['CONNOTE', 'FRTLABEL', 'DGDOC', 'PODDOC'] as const;

export type DocumentType = (typeof documentTypes)[number];

export const documentNames: Readonly<Record<DocumentType, string>> = {
  CONNOTE: 'Consignment note',
  FRTLABEL: 'Freight label',
  DGDOC: 'Dangerous goods declaration',
  PODDOC: 'Proof of delivery',
};
