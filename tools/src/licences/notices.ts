import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { ShippedPackage } from './read-licences.js';
import { run } from '../repository/run.js';

const noticeFile = /^(?:licen[cs]e|notice|copying|third[-_]party)/i;
const RULE = `\n\n${'-'.repeat(100)}\n\n`;

/** The notices of what an application ships: each package with its licence texts. Equal texts are not repeated. */
export function writeNotices(application: string, packages: readonly ShippedPackage[]): string {
  const named = new Map<string, string>();
  const parts = packages.map((each) => {
    const heading = [each.name, each.versions.join(', '), `Licence: ${each.licence}`, each.homepage ?? ''];
    const texts = readNotices(each.folders).map((text) => {
      const earlier = named.get(text);
      if (earlier !== undefined) return `The same text as for ${earlier}.`;
      named.set(text, each.name);
      return text;
    });
    return [heading.filter(Boolean).join('\n'), ...texts].join('\n\n');
  });
  const title = `Third-party software in ${application}\n\n${packages.length} packages.`;
  return `${[title, ...parts].join(RULE)}\n`;
}

function readNotices(folders: readonly string[]): readonly string[] {
  const texts = folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && noticeFile.test(entry.name))
      .map(({ name }) => readFileSync(path.join(folder, name), 'utf8').trim()),
  );
  return [...new Set(texts)];
}

/** The software bill of materials of what an application or a package ships, as CycloneDX JSON. */
export function readSbom(
  root: string,
  name: string,
  type: 'application' | 'library' = 'application',
): string {
  const options = ['--prod', '--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', type];
  const made = run('pnpm', ['--filter', name, 'sbom', ...options], root);
  if (made.code !== 0) throw new Error(`pnpm sbom failed: ${made.output}${made.errors}`);
  return made.output;
}
