import type { components } from '@consign/api-client/consignment';
import { describeAnswer } from '@consign/domain/answers';

import type { Tx } from '../database/database.js';
import { newId } from '../ids.js';
import type { Author, Change, ChangeKind } from './change.js';
import {
  type ChangedBy,
  type FieldChange,
  confirmedDateInWords,
  fieldChanges,
  itemSubject,
} from './field-changes.js';
import { insertTrailEntries } from './trail-store.js';

interface Entry {
  readonly action: components['schemas']['ConsignmentChangeAction'];
  /** The changed part in words, such as the name of a file. */
  readonly subject?: string;
  readonly fields?: readonly FieldChange[];
}

const documentNames = {
  FRTLABEL: 'Freight label',
  CONNOTE: 'Consignment note',
  PODDOC: 'Proof of delivery',
  DGDOC: 'Dangerous goods declaration',
  CLAIM: 'Claim',
} as const;

/** The trail does not name it, or reads it elsewhere, such as the status history. */
const noEntry = () => null;

/** A save that changed nothing has no entry. */
const saved = (fields: readonly FieldChange[]): Entry | null =>
  fields.length === 0 ? null : { action: 'Saved', fields };

/** What the audit trail says of each kind of change. A new kind does not compile without its line. */
const entries: {
  readonly [Kind in ChangeKind]: (change: Change<Kind>, changedBy: ChangedBy) => Entry | null;
} = {
  created: noEntry,
  edited: (change, changedBy) => saved(changedBy(change)),
  dated: (change, changedBy) => saved(changedBy(change)),
  extrasInstructed: (change, changedBy) => saved(changedBy(change)),
  extraCompleted: noEntry,
  itemAdded: ({ item }) => ({ action: 'FreightItemAdded', subject: itemSubject(item) }),
  itemChanged: (change, changedBy) => {
    const fields = changedBy(change);
    const subject = itemSubject(change.before);
    return fields.length === 0 ? null : { action: 'FreightItemChanged', subject, fields };
  },
  itemRemoved: ({ item }) => ({ action: 'FreightItemRemoved', subject: itemSubject(item) }),
  fileAdded: ({ name }) => ({ action: 'FileAdded', subject: name }),
  fileRemoved: ({ name }) => ({ action: 'FileRemoved', subject: name }),
  documentsMade: ({ documents }) => ({
    action: 'DocumentsMade',
    subject: documents.map((document) => documentNames[document]).join(', '),
  }),
  labelsPrinted: noEntry,
  booked: (change) => ({
    action: 'Booked',
    subject: change.runName,
    fields: fieldChanges(confirmedDateInWords, change),
  }),
  bookedByReceiver: (change) => ({
    action: 'BookedByReceiver',
    subject: change.runName,
    fields: fieldChanges(confirmedDateInWords, change),
  }),
  bookingCancelled: (change) => ({
    action: 'BookingCancelled',
    subject: change.runName,
    fields: fieldChanges(confirmedDateInWords, change),
  }),
  moved: noEntry,
  proofReported: noEntry,
  proofFileAdded: ({ name }) => ({ action: 'FileAdded', subject: name }),
  priced: noEntry,
  tagged: noEntry,
  exceptionRaised: noEntry,
  noteRaised: noEntry,
  answerDecided: ({ title, answer, isAccepted, reason }) => ({
    action: isAccepted ? 'AnswerAccepted' : 'AnswerDeclined',
    subject: [title, describeAnswer(answer), ...(reason === null ? [] : [reason])].join(': '),
  }),
  exceptionAnswered: ({ title, answer }) => ({
    action: 'ExceptionAnswered',
    subject: `${title}: ${describeAnswer(answer)}`,
  }),
  receiverLinkCreated: () => ({ action: 'ReceiverLinkCreated' }),
  receiverLinkRenewed: () => ({ action: 'ReceiverLinkRenewed' }),
  anonymised: () => ({ action: 'PersonalDataRemoved' }),
  eventResolved: noEntry,
};

/** Keeps who changed what (CONS-55). */
export function keepTrail(
  tx: Tx,
  author: Author,
  changes: readonly Change[],
  changedBy: ChangedBy,
): Promise<void> {
  return insertTrailEntries(
    tx,
    author,
    changes.flatMap((change) => {
      const entry = toEntry(change, changedBy);
      if (entry === null) return [];
      const { action, subject = null, fields = [] } = entry;
      return [{ id: newId(author.now), consignmentId: change.consignmentId, action, subject, fields }];
    }),
  );
}

function toEntry<Kind extends ChangeKind>(change: Change<Kind>, changedBy: ChangedBy): Entry | null {
  return entries[change.kind](change, changedBy);
}
