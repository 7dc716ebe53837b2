import { type Instant, toLocalDay, today } from '../dates/wall-clock.js';
import type { StatusCode } from '../status/codes.js';
import { formatDeliveredPieces } from '../status/delivered-pieces.js';

/** The parts of a consignment that the receiver's page is made from. A stored consignment has many more. */
export interface TrackedConsignment {
  readonly reference: string;
  readonly status: StatusCode;
  /** Oldest first. */
  readonly history: readonly { readonly code: StatusCode; readonly at: string }[];
  readonly receiver: { readonly address: { readonly suburb: string | null; readonly city: string | null } };
  readonly pieces: number;
  readonly booking: BookedWindow | null;
  /** The confirmed or promised arrival, if there is one. */
  readonly expectedAt: Instant | null;
  readonly proof: HandedOver | null;
  /** The provider's pictures of the delivery. */
  readonly pictures: readonly DeliveryPicture[];
}

interface DeliveryPicture {
  readonly id: string;
  readonly kind: 'Photograph' | 'Signature';
}

interface BookedWindow {
  readonly startsAt: string;
  readonly endsAt: string;
}

interface HandedOver {
  readonly signatory: string | null;
  readonly piecesDelivered: number | null;
  readonly piecesSent: number;
}

/** All that the receiver's page says of a consignment (TRAK-01). */
export interface ReceiverView {
  readonly reference: string;
  readonly status: string;
  /** Oldest first. */
  readonly steps: readonly { readonly name: string; readonly at: string }[];
  /** Suburb and city; null if neither is known. */
  readonly place: string | null;
  readonly pieces: number;
  readonly window: BookedWindow | null;
  /** Null where the window says it, and once nothing is expected. */
  readonly expectedAt: Instant | null;
  /** Whether the day on which it was expected is over. */
  readonly isLate: boolean;
  readonly proof: {
    readonly signatory: string | null;
    readonly pieces: string | null;
    readonly pictures: readonly DeliveryPicture[];
  } | null;
}

/** A status in the receiver's words; null is not shown. */
const statusLines: Readonly<Record<StatusCode, string | null>> = {
  DRAFT: null,
  FINAL: 'Being prepared',
  STAGED: 'Waiting for pickup',
  PICKUP: 'Picked up',
  TRANSIT: 'On its way',
  DELIVERING: 'Out for delivery',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  ERR: null,
};

const isOver = (status: StatusCode): boolean => status === 'DELIVERED' || status === 'CANCELLED';

/**
 * What a receiver may see of a consignment (TRAK-01, TRAK-02): status, dates, pieces, the booked window, suburb and city of
 * the place of delivery, and the proof where the tenant shows it. Null for a Draft.
 */
export function viewForReceiver(
  consignment: TrackedConsignment,
  { showsProof, now }: { readonly showsProof: boolean; readonly now: Date },
): ReceiverView | null {
  const { reference, status, history, receiver, pieces, booking, expectedAt } = consignment;
  if (status === 'DRAFT') return null;
  const { suburb, city } = receiver.address;
  const place = [...new Set([suburb, city])].filter((part) => part !== null && part !== '').join(', ');
  const isOpen = !isOver(status);
  const expected = isOpen && booking === null ? expectedAt : null;
  const expectedOn = toLocalDay(expected);
  return {
    reference,
    status: statusLines[status] ?? 'Delayed',
    steps: history.flatMap(({ code, at }) => {
      const name = statusLines[code];
      return name === null ? [] : [{ name, at }];
    }),
    place: place === '' ? null : place,
    pieces,
    window: isOpen && booking !== null ? { startsAt: booking.startsAt, endsAt: booking.endsAt } : null,
    expectedAt: expected,
    isLate: expectedOn !== null && expectedOn < today(now),
    proof: showsProof && status === 'DELIVERED' ? describeProof(consignment) : null,
  };
}

function describeProof({ proof, pictures }: TrackedConsignment): ReceiverView['proof'] {
  const signatory = proof?.signatory ?? null;
  const delivered = proof?.piecesDelivered ?? null;
  const pieces =
    proof === null || delivered === null ? null : formatDeliveredPieces(delivered, proof.piecesSent);
  if (signatory === null && pieces === null && pictures.length === 0) return null;
  return { signatory, pieces, pictures: pictures.map(({ id, kind }) => ({ id, kind })) };
}
