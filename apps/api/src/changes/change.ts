import type { components } from '@consign/api-client/consignment';
import type { AnswerKind } from '@consign/domain/answers';
import type { ParsedLineItem, Reference, Texts } from '@consign/domain/rules';
import type { StatusCode } from '@consign/domain/status';

import type { BookableTrip } from '../bookings/index.js';
import type { Owner } from '../database/owner.js';
import type { StoredParticipant } from '../database/stored-participant.js';
import type { ConsignmentExtra } from '../extras/index.js';

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

/** An answer to an exception or a note. */
export interface AnswerFacts extends MessageFacts {
  readonly at: Date;
  /** The title of the exception, and the provider's code of its kind. */
  readonly title: string;
  readonly standardEventCode: string | null;
  readonly answer: { readonly id: string; readonly kind: AnswerKind; readonly day: string | null };
}

/** The parts of a consignment that a search can find it by. */
export interface SearchedFields extends Pick<Texts, Reference> {
  readonly reference: string;
  readonly sender: Pick<StoredParticipant, 'fullName' | 'phone'>;
  readonly receiver: Pick<StoredParticipant, 'fullName' | 'phone'>;
}

/** The fields of a consignment that a save can change, with the names that they are known by. */
export interface EditedFields extends BookableTrip, SearchedFields, Texts {
  readonly sender: StoredParticipant;
  readonly receiver: StoredParticipant;
  /** Null if the organisation no longer has the type. */
  readonly serviceTypeName: string | null;
  readonly account: { readonly code: string; readonly description: string };
  readonly hireage: readonly { readonly name: string; readonly quantity: number }[];
  readonly flags: readonly { readonly flagProperties: { readonly ecert: string } }[];
  readonly extras: readonly ConsignmentExtra[];
}

/** The fields of a freight item, with the name of its packaging. */
export interface ItemFields extends ParsedLineItem {
  /** Null if the organisation no longer has the type. */
  readonly packagingTypeName: string | null;
}

interface Edit<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** What happened to a consignment, by kind. */
interface Details {
  created: { readonly siteId: string; readonly after: SearchedFields };
  /** The entered fields were saved, whether or not they differ. */
  edited: Edit<EditedFields>;
  /** Dates alone were set. */
  dated: Edit<BookableTrip>;
  /** What the driver does about its extras. */
  extrasInstructed: Edit<readonly ConsignmentExtra[]>;
  /** The driver said how often. */
  extraCompleted: unknown;
  itemAdded: { readonly item: ItemFields };
  itemChanged: Edit<ItemFields>;
  itemRemoved: { readonly item: ItemFields };
  fileAdded: { readonly name: string };
  fileRemoved: { readonly name: string };
  documentsMade: { readonly documents: readonly components['schemas']['CreatedDocument']['documentType'][] };
  labelsPrinted: unknown;
  booked: { readonly runName: string } & Edit<Date | null>;
  bookedByReceiver: { readonly runName: string } & Edit<Date | null>;
  bookingCancelled: { readonly runName: string } & Edit<Date | null>;
  moved: MessageFacts & { readonly at: Date };
  /** The provider said how the freight was handed over, with a signatory or without. */
  proofReported: { readonly isSigned: boolean };
  /** The provider sent a file of the delivery. */
  proofFileAdded: { readonly name: string };
  /** A price was made or reported; a confirmed one or an estimate. */
  priced: { readonly isConfirmed: boolean };
  tagged: unknown;
  exceptionRaised: MessageFacts & {
    readonly at: Date;
    readonly title: string;
    readonly standardEventCode: string | null;
  };
  noteRaised: unknown;
  /** Of an exception or a note. */
  exceptionAnswered: AnswerFacts;
  /** The provider accepted or declined an answer. */
  answerDecided: AnswerFacts & { readonly isAccepted: boolean; readonly reason: string | null };
  /** The link of the receiver's page. */
  receiverLinkCreated: unknown;
  /** The former link ended. */
  receiverLinkRenewed: unknown;
  /** Names, addresses and notes were removed. */
  anonymised: Edit<SearchedFields>;
  /** An exception or a note. */
  eventResolved: unknown;
}

export type ChangeKind = keyof Details;

/** A change of a consignment, as the operation that made it reports it. */
export type Change<Kind extends ChangeKind = ChangeKind> = {
  [K in Kind]: { readonly kind: K; readonly consignmentId: string } & Details[K];
}[Kind];
