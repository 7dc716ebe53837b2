import type { QueryClient } from '@tanstack/react-query';

import type { Intent } from '../intents.js';

const waiting = new WeakMap<QueryClient, Map<string, Intent>>();

/** Says what the form of a consignment submits as soon as it opens: a consignment gets its reference from the first save. */
export function setNextIntent(cache: QueryClient, reference: string, intent: Intent): void {
  const intents = waiting.get(cache) ?? new Map<string, Intent>();
  intents.set(reference, intent);
  waiting.set(cache, intents);
}

/** What to submit, once; null if there is nothing. */
export function takeNextIntent(cache: QueryClient, reference: string): Intent | null {
  const intents = waiting.get(cache);
  const intent = intents?.get(reference) ?? null;
  intents?.delete(reference);
  return intent;
}
