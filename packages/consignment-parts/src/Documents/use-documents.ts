import { documentMutations, fileQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import type { Later } from '../later.js';
import { documentTypes, type DocumentType } from './document-types.js';

const pollMs = 1_500;
const longestMs = 15_000;

interface Options {
  readonly reference: string;
  /** What is asked for when the dialog opens, and waited for (DOCS-02). */
  readonly wanted: readonly DocumentType[];
  readonly later: Later;
}

export type DocumentState = 'ready' | 'making' | 'notReady' | 'onDemand' | 'none';

interface Documents {
  readonly stateOf: (type: DocumentType) => DocumentState;
  /** The address of one that is known, or null. */
  readonly addressOf: (type: DocumentType) => string | null;
  /** What the request for them was refused with. */
  readonly refusal: string | null;
  readonly isWaiting: boolean;
  /** Asks and waits once more (DOCS-07). */
  readonly again: () => void;
  /** Asks for one document now; null where there is none. */
  readonly request: (type: DocumentType) => Promise<string | null>;
}

function isDocumentType(code: string): code is DocumentType {
  return documentTypes.some((type) => type === code);
}

/** The documents of one consignment: asked for once, then looked for every 1.5 s, for at most 15 s (DOCS-02). */
export function useDocuments({ reference, wanted, later }: Options): Documents {
  const client = useClient();
  const create = useMutation({ ...documentMutations(client).create(), meta: { failure: 'screen' } });
  const files = useQuery({ ...fileQueries(client).of(reference), staleTime: 0, gcTime: 0 });
  const [made, setMade] = useState<Partial<Record<DocumentType, string>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  // How long this round has waited.
  const [waited, setWaited] = useState(0);

  const stored = (type: DocumentType) => files.data?.find(({ fileType }) => fileType.code === type)?.uri;
  const addressOf = (type: DocumentType): string | null => made[type] ?? stored(type) ?? null;
  const isComplete = wanted.every((type) => addressOf(type) !== null);
  const isWaiting = !isComplete && refusal === null && waited < longestMs;

  const ask = async (types: readonly DocumentType[]): Promise<Partial<Record<DocumentType, string>>> => {
    const answer = await create.mutateAsync({ documentTypes: [...types], references: [reference] });
    const [refused] = answer.results;
    const found: Partial<Record<DocumentType, string>> = {};
    for (const { documentType, uri } of answer.items)
      if (isDocumentType(documentType)) found[documentType] = uri;
    if (answer.items.length === 0 && refused !== undefined) {
      throw new Error(refused.messages[0]?.userMessage ?? 'Something went wrong');
    }
    setMade((before) => ({ ...before, ...found }));
    return found;
  };

  const begin = useEffectEvent(async () => {
    try {
      await ask(wanted);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : 'Something went wrong');
    }
  });
  useEffect(() => void begin(), [round]);

  const look = useEffectEvent(() => {
    setWaited(waited + pollMs);
    void files.refetch();
  });
  useEffect(() => (isWaiting ? later(() => look(), pollMs) : undefined), [isWaiting, waited, later]);

  return {
    addressOf,
    refusal,
    isWaiting,
    stateOf: (type) => {
      if (addressOf(type) !== null) return 'ready';
      if (wanted.includes(type)) return isWaiting ? 'making' : 'notReady';
      return type === 'FRTLABEL' ? 'onDemand' : 'none';
    },
    again: () => {
      setRefusal(null);
      setWaited(0);
      setRound(round + 1);
    },
    request: async (type) => (await ask([type]))[type] ?? null,
  };
}
