/** Marks of an axis from 0 to the highest figure or above, at most 4 steps of 1, 2 or 5 times a power of ten (DASH-50). */
export function roundTicks(highest: number): readonly number[] {
  const rough = Math.max(highest / 4, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= rough) ?? rough;
  const steps = Math.max(Math.ceil(highest / step), 1);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
