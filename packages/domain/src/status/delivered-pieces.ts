import { formatCount } from '../format-count.js';

interface Pieces {
  /** Null if the provider did not count them. */
  readonly piecesDelivered: number | null;
  readonly piecesSent: number;
}

/** How many pieces were not delivered (PODX-05); null if none is known to be missing. */
export function findMissingPieces({ piecesDelivered, piecesSent }: Pieces): number | null {
  return piecesDelivered !== null && piecesDelivered < piecesSent ? piecesSent - piecesDelivered : null;
}

/** Of how many pieces how many were delivered: '6 of 8 pieces'. */
export function formatDeliveredPieces(delivered: number, sent: number): string {
  return `${formatCount(delivered)} of ${formatCount(sent, 'piece')}`;
}

/** The code of an exception that says that pieces are missing. */
export const shortDeliveryCode = 'SHORT';

/** What exceptions with that code are called together. */
export const shortDeliveryName = 'Short delivery';

/** What marks and exceptions say of a short delivery: 'Short delivery: 6 of 8 pieces'; null for any other. */
export function describeShortDelivery({ piecesDelivered, piecesSent }: Pieces): string | null {
  return piecesDelivered === null || piecesDelivered >= piecesSent
    ? null
    : `${shortDeliveryName}: ${formatDeliveredPieces(piecesDelivered, piecesSent)}`;
}

/** Where a delivery was handed over, in degrees: '-36.84850, 174.76330'. Five decimals are about a metre. */
export function formatPlace({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}
