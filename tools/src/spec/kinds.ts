/** Where a row of the register can be proved. */
export const kinds = ['rule', 'API', 'screen', 'journey'] as const;

export type Kind = (typeof kinds)[number];

/** The first that fits decides. In a package of screens a test without JSX renders nothing, so it proves a rule. */
const places: readonly (readonly [RegExp, Kind])[] = [
  [/^apps\/e2e\//, 'journey'],
  [/^apps\/(api|identity|local)\//, 'API'],
  // The licences and packages that are shipped.
  [/^(packages\/(domain|api-client|queries)|tools\/src\/(licences|packed))\//, 'rule'],
  [/^(apps\/web|packages\/(ui|session|consignment-parts|feature-[^/]+))\/.*\.tsx$/, 'screen'],
  [/^(apps\/web|packages\/(ui|session|consignment-parts|feature-[^/]+))\/.*\.ts$/, 'rule'],
];

/** What a test proves, by the place of its file; null where nothing of the register can be proved. */
export function findKind(file: string): Kind | null {
  return places.find(([place]) => place.test(file))?.[1] ?? null;
}

/** Reads `rule, API`; null if the text is anything else. */
export function parseKinds(text: string): readonly Kind[] | null {
  const words = text.split(',').map((word) => word.trim());
  const found = kinds.filter((kind) => words.includes(kind));
  return found.length === words.length ? found : null;
}
