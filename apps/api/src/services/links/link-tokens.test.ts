import { expect, it } from 'vitest';

import { aurora, tasman } from '../../testing/world.js';
import { createLinkTokens } from './link-tokens.js';

const [newKey, oldKey] = ['n'.repeat(32), 'o'.repeat(32)];
const tokens = createLinkTokens([newKey, oldKey]);

it('[TRAK-03] a token is signed for one tenant, never the same twice, and is not in what is stored', () => {
  const [one, other] = [tokens.create(tasman.id), tokens.create(tasman.id)];
  expect(one.token).toMatch(/^[\w-]{43}$/u);
  expect(one.token).not.toBe(other.token);
  expect(tokens.verify(tasman.id, one.token)).toBe(one.hash);
  const changed = `${one.token.slice(0, 30)}${one.token[30] === 'A' ? 'B' : 'A'}${one.token.slice(31)}`;
  for (const text of [changed, `${one.token}A`, one.seed, one.hash, ''])
    expect(tokens.verify(tasman.id, text)).toBeNull();
  expect(tokens.verify(aurora.id, one.token)).toBeNull();
});

it('[TRAK-03] a token is made again from what is stored, while its key is one of the keys', () => {
  const old = createLinkTokens([oldKey]).create(tasman.id);
  expect(tokens.restore(tasman.id, old)).toBe(old.token);
  expect(tokens.verify(tasman.id, old.token)).toBe(old.hash);
  const rotated = createLinkTokens([newKey]);
  expect([rotated.restore(tasman.id, old), rotated.verify(tasman.id, old.token)]).toEqual([null, null]);
});
