/** Counts one after another while there is time; the rest are null. */
export async function countInTurn<T>(
  items: readonly T[],
  count: (item: T) => Promise<number>,
  hasTime: () => boolean,
): Promise<(number | null)[]> {
  const counts: (number | null)[] = [];
  for (const item of items) counts.push(hasTime() ? await count(item) : null);
  return counts;
}
