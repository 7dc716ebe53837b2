import { run } from '../repository/run.js';

export type Audit =
  | { readonly kind: 'clean'; readonly dependencies: number }
  | { readonly kind: 'faults'; readonly faults: readonly string[] }
  /** The registry did not answer, or not with advisories: nothing is known. */
  | { readonly kind: 'unknown'; readonly reason: string };

interface Advisory {
  readonly severity: string;
  readonly module_name: string;
  readonly title: string;
  readonly url: string;
  readonly patched_versions?: string;
  readonly findings: readonly { readonly version: string; readonly paths: readonly string[] }[];
}

interface Report {
  readonly advisories: Readonly<Record<string, Advisory>>;
  readonly metadata: { readonly totalDependencies: number };
}

/** Asks the registry for the advisories of all that is shipped. */
export function audit(root: string): Audit {
  const { output, errors } = run('pnpm', ['audit', '--prod', '--json'], root);
  return readAudit(output, errors);
}

/** Reads what `pnpm audit --json` printed. */
export function readAudit(output: string, errors: string): Audit {
  const report = parseReport(output);
  if (report === null) return { kind: 'unknown', reason: toReason(`${output}\n${errors}`) };
  const faults = Object.values(report.advisories).flatMap(toFaults);
  return faults.length === 0
    ? { kind: 'clean', dependencies: report.metadata.totalDependencies }
    : { kind: 'faults', faults };
}

/** What people read of it. */
export function describeAudit(found: Audit): readonly string[] {
  if (found.kind === 'faults') return found.faults;
  return found.kind === 'clean'
    ? [`No advisory on the ${found.dependencies} packages that are shipped`]
    : [
        `Could not ask for advisories, so none is known and none is ruled out: ${found.reason}`,
        'Ask again where the registry answers: pnpm advisories',
      ];
}

function parseReport(output: string): Report | null {
  try {
    const parsed = JSON.parse(output) as Partial<Report> | null;
    return parsed?.advisories === undefined || parsed.metadata === undefined ? null : (parsed as Report);
  } catch {
    return null;
  }
}

function toFaults({ severity, module_name: name, title, url, patched_versions: fixed, findings }: Advisory) {
  const mended = fixed === undefined ? 'No version mends it' : `Mended in ${fixed}`;
  return findings.map(
    ({ version, paths }) =>
      `${severity}: ${name} ${version} (${paths[0] ?? ''}): ${title}. ${mended}. ${url}`,
  );
}

/** The first sentence of an error of pnpm, which it draws in a box. */
function toReason(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/^[\s×│├╰─▶]+/u, '').trim());
  const said = lines.filter((line) => line !== '' && !line.startsWith('Error: ERR_'));
  return (
    said
      .slice(0, 2)
      .join(' ')
      .replace(/[:\s]+$/u, '') || 'pnpm said nothing'
  );
}
