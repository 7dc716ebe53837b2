import { startTransition, useEffect, useMemo, useState } from 'react';

const chunkSize = 200;

/**
 * All rows in the end, but a part at a time, so that ten thousand of them block nothing. A part that has been shown stays
 * the same array: drawn by a component of its own with `memo`, it is not drawn again for those after it.
 */
export function useChunkedRender<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const chunks = useMemo(() => toChunks(rows), [rows]);
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count >= chunks.length) return undefined;
    const timer = setTimeout(() => startTransition(() => setCount(count + 1)));
    return () => clearTimeout(timer);
  }, [count, chunks.length]);
  return chunks.length <= count ? chunks : chunks.slice(0, count);
}

function toChunks<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, index) =>
    rows.slice(index * chunkSize, (index + 1) * chunkSize),
  );
}
