import { getField } from '../repository/json.js';
import { runTool } from '../repository/run.js';
import type { Check } from '../checks/run-checks.js';

/** Unused files, exports and dependencies (knip.jsonc). */
export const unused: Check = {
  name: 'unused',
  purpose: 'no unused file, export or dependency',
  findFaults: (root) => {
    const answer = runTool('knip', ['--reporter', 'json', '--no-progress', '--no-config-hints'], root);
    if (answer.code > 1) return [`knip could not read the repository: ${answer.errors.trim()}`];
    const issues = getField(JSON.parse(answer.output), 'issues');
    if (!Array.isArray(issues)) return ['knip returned no list of issues'];
    return issues.flatMap(describeIssue);
  },
};

function describeIssue(issue: unknown): string[] {
  if (typeof issue !== 'object' || issue === null) return [];
  const file = String(getField(issue, 'file'));
  return Object.entries(issue).flatMap(([kind, found]) =>
    Array.isArray(found) ? found.map((entry) => `${file}: ${kind} ${formatEntry(entry)}`) : [],
  );
}

function formatEntry(entry: unknown): string {
  return Array.isArray(entry) ? entry.map(formatEntry).join(' and ') : String(getField(entry, 'name'));
}
