import { run } from '../repository/run.js';

/** A package that is shipped with an application, as pnpm lists it. */
export interface ShippedPackage {
  readonly name: string;
  readonly versions: readonly string[];
  readonly licence: string;
  /** Folders of its versions. */
  readonly folders: readonly string[];
  readonly homepage: string | null;
}

/** Lists what an application and the workspace packages in it ship; none of our own. */
export function readLicences(root: string, application: string): readonly ShippedPackage[] {
  const listed = run('pnpm', ['--filter', `${application}...`, 'licenses', 'list', '--prod', '--json'], root);
  if (listed.code !== 0) throw new Error(`pnpm licenses failed: ${listed.output}${listed.errors}`);
  return parseLicences(listed.output);
}

/** Reads pnpm's answer: packages by licence. */
export function parseLicences(text: string): readonly ShippedPackage[] {
  const byLicence = JSON.parse(text) as Record<
    string,
    readonly { name: string; versions: string[]; paths: string[]; homepage?: string }[]
  >;
  return Object.entries(byLicence)
    .flatMap(([licence, packages]) =>
      packages.map(({ name, versions, paths, homepage }) => ({
        name,
        versions,
        licence,
        folders: paths,
        homepage: homepage ?? null,
      })),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
