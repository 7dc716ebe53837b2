import { useLayoutEffect, useState } from 'react';

import { runInSlices, type Slices } from './slices.js';

/** The last result of work that is done in slices, null before the first. `work` is done again when it is another. */
export function useSliced<T>(work: () => Slices<T>): T | null {
  const [result, setResult] = useState<{ readonly of: T } | null>(null);
  // Before the page is drawn: what is short is never seen a moment late.
  useLayoutEffect(() => runInSlices(work(), (of) => setResult({ of })), [work]);
  return result === null ? null : result.of;
}
