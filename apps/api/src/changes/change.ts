import type { StatusCode } from '@consign/domain/status';

import type { Owner } from '../database/owner.js';

/** What was changed of a field, in words. */
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

/** What webhooks tell of a consignment, as it is after the change. */
interface Told {
  readonly reference: string;
  /** The site that it is charged to. */
  readonly siteId: string;
  readonly statusCode: StatusCode;
}

/** What happened to a consignment, by kind. */
interface Details {
  created: unknown;
  /** Its entered fields were saved, with those that differ: there may be none. */
  edited: { readonly fields: readonly FieldChange[] };
  /** Dates alone were set. */
  dated: { readonly fields: readonly FieldChange[] };
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
  moved: Told & { readonly at: Date };
  /** A price was made or reported. */
  priced: unknown;
  tagged: unknown;
  exceptionRaised: Told & {
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
