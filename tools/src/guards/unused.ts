import { fieldOf } from '../repository/json.js';
import { runTool } from '../repository/run.js';
import type { Check } from '../checks/check.js';

/** Files, exports and dependencies that nothing uses, as knip.json says where to look. */
export const unused: Check = {
  name: 'unused',
  holds: 'no file, export or dependency that nothing uses',
  faults: (root) => {
    const answer = runTool('knip', ['--reporter', 'json', '--no-progress', '--no-config-hints'], root);
    if (answer.code > 1) return [`knip could not read the repository: ${answer.errors.trim()}`];
    const issues = fieldOf(JSON.parse(answer.output), 'issues');
    if (!Array.isArray(issues)) return ['knip answered no list of issues'];
    return issues.flatMap(describeIssue);
  },
};

function describeIssue(issue: unknown): string[] {
  if (typeof issue !== 'object' || issue === null) return [];
  const file = String(fieldOf(issue, 'file'));
  return Object.entries(issue).flatMap(([kind, found]) =>
    Array.isArray(found) ? found.map((entry) => `${file}: ${kind} ${nameOf(entry)}`) : [],
  );
}

function nameOf(entry: unknown): string {
  return Array.isArray(entry) ? entry.map(nameOf).join(' and ') : String(fieldOf(entry, 'name'));
}
