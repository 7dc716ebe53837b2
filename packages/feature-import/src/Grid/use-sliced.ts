import { useLayoutEffect, useState } from 'react';

import { runInSlices, type Slices } from './slices.js';

/** The last result of work in slices; null before the first. Another `work` runs again. */
export function useSliced<T>(work: () => Slices<T>): T | null {
  const [result, setResult] = useState<{ readonly of: T } | null>(null);
  // Before the page is drawn: the result of short work is never late.
  useLayoutEffect(() => runInSlices(work(), (of) => setResult({ of })), [work]);
  return result === null ? null : result.of;
}
