import type { StatusCode } from '@consign/domain/status';

import type { BookableTrip } from '../bookings/index.js';
import type { Owner } from '../database/owner.js';
import type { SearchedFields } from './search-fields.js';

/** The old and the new value of a field, as the audit trail shows them. */
export interface FieldChange {
  readonly field: string;
  readonly oldValue: string | null;
  readonly newValue: string | null;
}

/** Who made the changes, and when. */
export interface Author {
  readonly owner: Owner;
  /** Null is the provider. */
  readonly user: { readonly id: string } | null;
  readonly now: Date;
}

/** The facts of a webhook's message: the consignment after the change. */
interface MessageFacts {
  readonly reference: string;
  /** The site that the consignment is charged to. */
  readonly siteId: string;
  readonly statusCode: StatusCode;
}

interface BeforeAndAfter {
  readonly before: BookableTrip;
  readonly after: BookableTrip;
}

/** What happened to a consignment, by kind. */
interface Details {
  created: { readonly siteId: string; readonly after: SearchedFields };
  /** The entered fields were saved; `fields` holds the differences, and may be empty. */
  edited: BeforeAndAfter & { readonly after: SearchedFields } & { readonly fields: readonly FieldChange[] };
  /** Dates alone were set. */
  dated: BeforeAndAfter & { readonly fields: readonly FieldChange[] };
  /** What the driver does about its extras. */
  extrasInstructed: { readonly fields: readonly FieldChange[] };
  /** The driver said how often. */
  extraCompleted: unknown;
  itemAdded: { readonly subject: string };
  itemChanged: { readonly subject: string; readonly fields: readonly FieldChange[] };
  itemRemoved: { readonly subject: string };
  fileAdded: { readonly subject: string };
  fileRemoved: { readonly subject: string };
  documentsMade: { readonly subject: string };
  labelsPrinted: unknown;
  booked: { readonly subject: string; readonly fields: readonly FieldChange[] };
  moved: MessageFacts & { readonly at: Date };
  /** A price was made or reported. */
  priced: unknown;
  tagged: unknown;
  exceptionRaised: MessageFacts & {
    readonly at: Date;
    readonly title: string;
    readonly standardEventCode: string | null;
  };
  noteRaised: unknown;
  /** An exception or a note. */
  eventResolved: unknown;
  bookingCancelled: { readonly subject: string; readonly fields: readonly FieldChange[] };
}

export type ChangeKind = keyof Details;

/** A change of a consignment, as the operation that made it reports it. */
export type Change<Kind extends ChangeKind = ChangeKind> = {
  [K in Kind]: { readonly kind: K; readonly consignmentId: string } & Details[K];
}[Kind];
