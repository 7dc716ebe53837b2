import { expect, test } from 'vitest';

import { describeAudit, readAudit } from './audit.js';

const metadata = { vulnerabilities: { high: 1 }, totalDependencies: 379 };
const advisory = {
  findings: [{ version: '5.12.8', paths: ['apps__api>fastify'], dev: false }],
  title: 'Fastify reads too much',
  module_name: 'fastify',
  patched_versions: '>=6.0.0',
  severity: 'high',
  url: 'https://github.com/advisories/GHSA-xxxx-xxxx-xxxx',
};

const describe = (output: string, errors = '') => describeAudit(readAudit(output, errors));

test('an advisory is named with its package, the way to it and the version that mends it', () => {
  expect(describe(JSON.stringify({ advisories: { 1_099_999: advisory }, metadata }))).toEqual([
    'high: fastify 5.12.8 (apps__api>fastify): Fastify reads too much. Mended in >=6.0.0. https://github.com/advisories/GHSA-xxxx-xxxx-xxxx',
  ]);
});

test('without an advisory it says how many packages it asked for', () => {
  expect(describe(JSON.stringify({ advisories: {}, metadata }))).toEqual([
    'No advisory on the 379 packages that are shipped',
  ]);
});

test.each([
  [
    'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n  × The audit endpoint (at https://registry.npmjs.org/-/npm/v1/security/\n  │ advisories/bulk) responded with 405:\n\n',
    'The audit endpoint (at https://registry.npmjs.org/-/npm/v1/security/ advisories/bulk) responded with 405',
  ],
  ['', 'pnpm said nothing'],
])('a registry that could not be asked is no clean result: %j', (errors, reason) => {
  expect(describe('', errors)[0]).toBe(
    `Could not ask for advisories, so none is known and none is ruled out: ${reason}`,
  );
  expect(readAudit('{"error":"offline"}', errors).kind).toBe('unknown');
});
