import { startTransition, useEffect, useMemo, useState } from 'react';

const chunkSize = 200;

/**
 * Renders rows in chunks, so that ten thousand of them do not block the page. A rendered chunk stays the same array:
 * wrapped in `memo`, it is not rendered again.
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
