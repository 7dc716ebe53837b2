import { run } from '../repository/run.js';

/** The software bill of materials of what an application ships, as CycloneDX JSON. */
export function readSbom(root: string, application: string): string {
  const options = [
    '--prod',
    '--sbom-format',
    'cyclonedx',
    '--sbom-spec-version',
    '1.6',
    '--sbom-type',
    'application',
  ];
  const made = run('pnpm', ['--filter', application, 'sbom', ...options], root);
  if (made.code !== 0) throw new Error(`pnpm sbom failed: ${made.output}${made.errors}`);
  return made.output;
}
