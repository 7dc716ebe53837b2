/** The programs of a README, by the file name that begins the paragraph before each: `label.ts`. */
export function listPrograms(readme: string): Record<string, string> {
  const found = readme.matchAll(/^`([\w-]+\.ts)`(?:[^\n]+\n)+\n```ts\n(.*?)^```/gmsu);
  return Object.fromEntries([...found].map(([, name = '', program = '']) => [name, program]));
}
