import { startTransition, useEffect, useMemo, useState } from 'react';

const rowsPerPart = 200;

/**
 * All rows in the end, but a part at a time, so that ten thousand of them block nothing. A part that has been shown stays
 * the same array: drawn by a component of its own with `memo`, it is not drawn again for those after it.
 */
export function useGrowing<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const parts = useMemo(() => partsOf(rows), [rows]);
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count >= parts.length) return undefined;
    const timer = setTimeout(() => startTransition(() => setCount(count + 1)));
    return () => clearTimeout(timer);
  }, [count, parts.length]);
  return parts.length <= count ? parts : parts.slice(0, count);
}

function partsOf<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / rowsPerPart) }, (_, index) =>
    rows.slice(index * rowsPerPart, (index + 1) * rowsPerPart),
  );
}
