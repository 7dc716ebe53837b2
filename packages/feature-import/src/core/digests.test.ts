import type { ImportedConsignment, ImportGroup } from '@consign/domain/import-csv';
import { expect, it } from 'vitest';

import { findDigests } from '../state/use-import-checks.js';

const consignment = (senderReference: string) => ({ senderReference }) as ImportedConsignment;
const rows = { first: 2, last: 2 };
const group = (name: string): ImportGroup => ({ ok: true, rows, consignment: consignment(name) });
const bad: ImportGroup = { ok: false, rows, problems: [] };

/** Counts how many digests run at the same time. */
function counting() {
  const seen = { running: 0, most: 0, total: 0 };
  const find = async ({ senderReference }: ImportedConsignment): Promise<string> => {
    seen.running += 1;
    seen.total += 1;
    seen.most = Math.max(seen.most, seen.running);
    await Promise.resolve();
    seen.running -= 1;
    return `digest of ${senderReference}`;
  };
  return { seen, find };
}

it('[IMPT-12] makes the digests of a long file a part at a time, in the order of the groups', async () => {
  const groups = [bad, ...Array.from({ length: 20_000 }, (_none, index) => group(`PO-${index}`))];
  const { seen, find } = counting();
  const digests = await findDigests(groups, new WeakMap(), new AbortController().signal, find);
  expect(digests.slice(0, 3)).toEqual([null, 'digest of PO-0', 'digest of PO-1']);
  expect(digests).toHaveLength(20_001);
  expect(seen.most).toBe(250);
});

it('[IMPT-12] lets the page answer between two parts, also where a digest takes no time', async () => {
  const answered: string[] = [];
  setTimeout(() => answered.push('a click'));
  const groups = Array.from({ length: 600 }, (_none, index) => group(`PO-${index}`));
  const find = ({ senderReference }: ImportedConsignment) => {
    answered.push(senderReference ?? '');
    return Promise.resolve('');
  };
  await findDigests(groups, new WeakMap(), new AbortController().signal, find);
  expect(answered.indexOf('a click')).toBe(250);
});

it('[IMPT-12] makes no digest twice, and none after it was stopped', async () => {
  const groups = Array.from({ length: 500 }, (_none, index) => group(`PO-${index}`));
  const known = new WeakMap<ImportedConsignment, string>();
  const first = counting();
  await findDigests(groups, known, new AbortController().signal, first.find);
  const second = counting();
  await findDigests([...groups, group('new')], known, new AbortController().signal, second.find);
  expect([first.seen.total, second.seen.total]).toEqual([500, 1]);
  const third = counting();
  await findDigests(groups, new WeakMap(), AbortSignal.abort(), third.find);
  expect(third.seen.total).toBe(0);
});
