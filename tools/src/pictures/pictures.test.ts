import { expect, test } from 'vitest';

import { findSurprises, sortChanges } from './pictures.js';

const written = [
  'card-plain-TASMAN-light-actual',
  'card-plain-TASMAN-light-diff',
  'card-plain-TASMAN-light-reference',
  'card-wide-TASMAN-light-actual',
  'tag-dark-reference',
];

test('what differs has a stored picture; what has none is new', () => {
  expect(sortChanges(written, ['card-plain-TASMAN-light', 'tag-dark', 'tag-light'])).toEqual({
    changed: ['card-plain-TASMAN-light', 'tag-dark'],
    added: ['card-wide-TASMAN-light'],
  });
});

test('a picture that differs is a surprise unless it was accepted', () => {
  const comparison = { changed: ['card-plain-TASMAN-light', 'tag-dark'], added: ['card-wide'] };
  expect(findSurprises(comparison, { base: 'abc', changed: ['tag-dark', 'gone'] })).toEqual([
    'card-plain-TASMAN-light',
  ]);
});
