import { startTransition, useEffect, useState } from 'react';

const firstRows = 100;
const moreRows = 400;

/** All rows in the end, but a part at a time, so that ten thousand of them block nothing. */
export function useGrowing<Row>(rows: readonly Row[]): readonly Row[] {
  const [count, setCount] = useState(firstRows);
  useEffect(() => {
    if (count >= rows.length) return undefined;
    const timer = setTimeout(() => startTransition(() => setCount(count + moreRows)));
    return () => clearTimeout(timer);
  }, [count, rows.length]);
  return rows.length <= count ? rows : rows.slice(0, count);
}
