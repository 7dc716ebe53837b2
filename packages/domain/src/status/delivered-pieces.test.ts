import { expect, it } from 'vitest';

import { describeShortDelivery, findMissingPieces, formatDeliveredPieces } from './index.js';

it.each([
  [6, 8, 2],
  [0, 1, 1],
  [8, 8, null],
  [9, 8, null],
  [null, 8, null],
])('[PODX-05] of %s delivered and %s sent, %s are missing', (piecesDelivered, piecesSent, missing) => {
  expect(findMissingPieces({ piecesDelivered, piecesSent })).toBe(missing);
});

it('[PODX-05] [FRGT-37] a short delivery says how many of how many pieces were delivered', () => {
  expect(describeShortDelivery({ piecesDelivered: 6, piecesSent: 8 })).toBe('Short delivery: 6 of 8 pieces');
  expect(describeShortDelivery({ piecesDelivered: 8, piecesSent: 8 })).toBeNull();
  expect(describeShortDelivery({ piecesDelivered: null, piecesSent: 8 })).toBeNull();
  expect(formatDeliveredPieces(0, 1)).toBe('0 of 1 piece');
  expect(formatDeliveredPieces(1996, 1998)).toBe('1,996 of 1,998 pieces');
});
