/** The TypeScript samples of a README, in its order. */
export function listSamples(readme: string): string[] {
  return [...readme.matchAll(/^```ts\n(.*?)^```/gmsu)].map(([, sample = '']) => sample);
}

/**
 * Runs a sample without its types: its imports come from `modules`, its free names from `given`. Returns the values that it
 * passes to `show`.
 */
export async function runSample(
  script: string,
  modules: Readonly<Record<string, object>>,
  given: Readonly<Record<string, unknown>> = {},
): Promise<unknown[]> {
  const shown: unknown[] = [];
  const body = script.replaceAll(/^import (\{[^}]*\}) from ('[^']+');$/gmu, 'const $1 = modules[$2];');
  const values = { ...given, modules, show: (value: unknown) => void shown.push(value) };
  const code = `export default async ({ ${Object.keys(values).join(', ')} }) => { ${body}\n };`;
  const address = `data:text/javascript,${encodeURIComponent(code)}`;
  const module = (await import(/* @vite-ignore */ address)) as { default(around: object): Promise<void> };
  await module.default(values);
  return shown;
}
