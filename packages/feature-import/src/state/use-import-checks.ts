import type { ImportedConsignment, ImportGroup } from '@consign/domain/import-csv';
import {
  importBatches,
  importCalls,
  type ImportedBefore,
  type ImportPrice,
  type PricedConsignment,
} from '@consign/queries';
import { useClient, usePermissions } from '@consign/session';
import { useCallback, useEffect, useState } from 'react';

import { findDigest } from '../core/identity.js';

/** The server's checks of a file before anything is created: duplicates and prices. */
export interface ImportChecks {
  /** By the position of the group; null where it has errors. Undefined until all are known. */
  readonly digests: readonly (string | null)[] | undefined;
  /** Consignments imported before. Undefined until they are known. */
  readonly imported: readonly ImportedBefore[] | undefined;
  /** By the position of the group; undefined while it is not known, or cannot be asked for. */
  readonly prices: readonly (ImportPrice | undefined)[];
  /** Whether prices are still asked for. */
  readonly isPricing: boolean;
  readonly failure: string | null;
  /** Why there are no prices, though they were asked for. */
  readonly priceFailure: string | null;
}

const nothing: ImportChecks = {
  digests: undefined,
  imported: undefined,
  prices: [],
  isPricing: false,
  failure: null,
  priceFailure: null,
};

/** Answers kept while rows are fixed: only new consignments are checked. */
interface Answers {
  readonly digests: WeakMap<ImportedConsignment, string>;
  readonly imported: Map<string, readonly ImportedBefore[]>;
  readonly prices: Map<string, ImportPrice>;
}

const noAnswers = (): Answers => ({ digests: new WeakMap(), imported: new Map(), prices: new Map() });

/** Rows that are being typed are asked about once the typing pauses. */
const typingMs = 500;
const drawnEveryMs = 1000;

/** Asks what exists already (IMPT-16), and what each costs (IMPT-18). */
export function useImportChecks(groups: readonly ImportGroup[] | undefined): ImportChecks & {
  /** Asks again. */
  readonly checkAgain: () => void;
} {
  const client = useClient();
  const mayPrice = usePermissions().has('Consignment.RequestQuotation');
  const [checks, setChecks] = useState<ImportChecks & { readonly of: unknown }>({ ...nothing, of: null });
  const [known, setKnown] = useState(noAnswers);
  const checkAgain = useCallback(() => setKnown(noAnswers()), []);
  useEffect(() => {
    if (groups === undefined) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const set = (change: Partial<ImportChecks>) => {
      if (signal.aborted) return;
      setChecks((last) => ({ ...(last.of === groups ? last : nothing), ...change, of: groups }));
    };
    const check = async () => {
      const digests = await findDigests(groups, known.digests, signal);
      if (signal.aborted) return;
      set({ digests, isPricing: mayPrice });
      const all = new Set(digests.filter((digest) => digest !== null));
      const show = () => set({ prices: digests.map((digest) => known.prices.get(digest ?? '')) });
      await findNew(importCalls(client), [...all], known, signal)
        .then(() => set({ imported: [...all].flatMap((digest) => known.imported.get(digest) ?? []) }))
        .catch((error: unknown) => set({ failure: toText(error) }));
      if (!mayPrice) return;
      show();
      await priceNew(importCalls(client), groups, digests, known, signal, show).catch((error: unknown) =>
        set({ priceFailure: toText(error) }),
      );
      set({ isPricing: false });
    };
    const timer = setTimeout(() => void check(), known.imported.size === 0 ? 0 : typingMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [groups, client, mayPrice, known]);
  return { ...(checks.of === groups ? checks : nothing), checkAgain };
}

type Calls = ReturnType<typeof importCalls>;

async function findNew(calls: Calls, digests: readonly string[], { imported }: Answers, signal: AbortSignal) {
  const unchecked = digests.filter((digest) => !imported.has(digest));
  if (unchecked.length === 0) return;
  const found = await calls.findImported(unchecked, signal);
  const byDigest = new Map(unchecked.map((digest) => [digest, [] as ImportedBefore[]]));
  for (const each of found) byDigest.get(each.digest)?.push(each);
  for (const [digest, its] of byDigest) imported.set(digest, its);
}

async function priceNew(
  calls: Calls,
  groups: readonly ImportGroup[],
  digests: readonly (string | null)[],
  { prices }: Answers,
  signal: AbortSignal,
  onBatch: () => void,
) {
  const unpriced = new Map<string, ImportedConsignment>();
  groups.forEach((group, index) => {
    const digest = digests[index] ?? null;
    if (group.ok && digest !== null && !prices.has(digest)) unpriced.set(digest, group.consignment);
  });
  const entries = [...unpriced];
  let shownAt = performance.now();
  for (let first = 0; first < entries.length; first += importBatches.prices) {
    const batch = entries.slice(first, first + importBatches.prices);
    const found = await calls.price(
      batch.map(([, consignment]) => toPriced(consignment)),
      signal,
    );
    batch.forEach(([digest], at) => {
      const price = found[at];
      if (price !== undefined) prices.set(digest, price);
    });
    // A long file is drawn again only now and then.
    const isLast = first + importBatches.prices >= entries.length;
    if (!isLast && performance.now() - shownAt < drawnEveryMs) continue;
    onBatch();
    shownAt = performance.now();
  }
}

function toText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The fields that a price depends on. */
function toPriced({
  accountId,
  serviceType,
  senderParticipantId,
  receiverParticipantId,
  lineItems,
}: ImportedConsignment): PricedConsignment {
  return {
    accountId,
    serviceType,
    senderParticipantId,
    receiverParticipantId,
    lineItems: lineItems.map(
      ({ count, packagingType, volume, weight, length, width, height, dangerousGoods }) => ({
        count,
        packagingType,
        volume,
        weight,
        length,
        width,
        height,
        isDangerousGoods: dangerousGoods !== null,
      }),
    ),
  };
}

/** About 10 ms of the page's time (IMPT-12). */
const digestsAtOnce = 250;

/** Lets the page respond: a browser computes short digests without a pause. */
const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/**
 * The digest of each consignment by the position of its group, null where it has errors. A part of them at a time, so
 * that the page answers in between; those in `known` are not made again.
 */
export async function findDigests(
  groups: readonly ImportGroup[],
  known: WeakMap<ImportedConsignment, string>,
  signal: AbortSignal,
  find: (consignment: ImportedConsignment) => Promise<string> = findDigest,
): Promise<readonly (string | null)[]> {
  const missing: ImportedConsignment[] = [];
  for (const group of groups) {
    if (group.ok && !known.has(group.consignment)) missing.push(group.consignment);
  }
  for (let first = 0; first < missing.length && !signal.aborted; first += digestsAtOnce) {
    if (first > 0) await pause();
    const part = missing.slice(first, first + digestsAtOnce);
    const found = await Promise.all(part.map(find));
    found.forEach((digest, index) => {
      const consignment = part[index];
      if (consignment !== undefined) known.set(consignment, digest);
    });
  }
  return groups.map((group) => (group.ok ? (known.get(group.consignment) ?? null) : null));
}
