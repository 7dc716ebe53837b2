import { formatCount } from '../format-count.js';
import { pastDate } from '../rules/index.js';

/** One message about one consignment in a bulk response (BULK-13). */
export interface BulkMessage {
  readonly severityName: 'Information' | 'Warning' | 'Error';
  readonly userMessage: string;
  readonly invalidParams: readonly { readonly value: string; readonly description: string }[];
  readonly innerMessages: readonly string[];
  /** The register row that refused, if any. */
  readonly problemId?: string;
  /** The field it is about, if any. */
  readonly path?: string;
}

/** The result for one consignment; always has at least one message. */
export interface BulkOutcome {
  readonly reference: string;
  readonly messages: readonly BulkMessage[];
}

/** A row of the results dialog: Status, Consignment, Description, Details (BULK-12). */
export interface BulkRow {
  readonly severity: BulkMessage['severityName'];
  readonly reference: string;
  readonly description: string;
  readonly details: readonly string[];
}

export interface BulkReport {
  /** One row per message, in the order of the outcomes. */
  readonly rows: readonly BulkRow[];
  readonly errors: number;
  readonly warnings: number;
  readonly information: number;
  /** References of consignments without an Error message. */
  readonly succeeded: readonly string[];
  /** References of consignments with an Error message. */
  readonly failed: readonly string[];
  /** The failed consignments that a retry can help; the others are refused again until they change (BULK-26). */
  readonly retryable: readonly string[];
  /** The failed consignments whose pickup date has passed: today's date would mend them (BULK-31). */
  readonly pickupPassed: readonly string[];
}

/** Summarises the outcomes of one or more bulk calls for the results dialog (BULK-13). */
export function buildBulkReport(outcomes: readonly BulkOutcome[]): BulkReport {
  const rows = outcomes.flatMap(({ reference, messages }) => messages.map((each) => toRow(reference, each)));
  const count = (severity: BulkRow['severity']) => rows.filter((row) => row.severity === severity).length;
  const references = (isWanted: (outcome: BulkOutcome) => boolean) =>
    outcomes.filter(isWanted).map(({ reference }) => reference);
  return {
    rows,
    errors: count('Error'),
    warnings: count('Warning'),
    information: count('Information'),
    succeeded: references((outcome) => !hasFailed(outcome)),
    failed: references(hasFailed),
    retryable: references((outcome) => hasFailed(outcome) && outcome.messages.every(mayPass)),
    pickupPassed: references(({ messages }) => messages.some(isPickupPassed)),
  };
}

function hasFailed({ messages }: BulkOutcome): boolean {
  return messages.some(({ severityName }) => severityName === 'Error');
}

/** A locked consignment and a fault of the server pass; a rule refuses again. */
function mayPass({ severityName, problemId }: BulkMessage): boolean {
  return severityName !== 'Error' || problemId === undefined || problemId === 'BULK-23';
}

/** Whether a passed pickup date is the only problem: the message of several problems ends otherwise. */
function isPickupPassed({ problemId, path, userMessage }: BulkMessage): boolean {
  const isPickup = problemId === 'DATE-01' && path === 'requestedPickupDateTimeUtc';
  return isPickup && userMessage.endsWith(pastDate);
}

function toRow(reference: string, message: BulkMessage): BulkRow {
  const { severityName, userMessage, invalidParams, innerMessages } = message;
  return {
    severity: severityName,
    reference,
    description: userMessage,
    details: [...invalidParams.map(({ value, description }) => `${value}: ${description}`), ...innerMessages],
  };
}

const done = {
  markReady: 'marked as ready',
  requestPickup: 'staged',
  setRequestedPickupDate: 'updated',
  cancel: 'updated',
} as const;

/** The bulk actions whose response has an outcome per consignment. */
export type BulkChange = keyof typeof done;

/** The summary line of the results dialog, verbatim from BULK-12. */
export function formatBulkSummary(action: BulkChange, { succeeded }: Pick<BulkReport, 'succeeded'>): string {
  return `${succeeded.length} consignment(s) ${done[action]} successfully`;
}

const undone = {
  markReady: 'be marked as ready',
  requestPickup: 'be staged',
  setRequestedPickupDate: 'be updated',
  cancel: 'be cancelled',
} as const;

/** The title of the results dialog when some failed: '2 of 5 consignments couldn't be staged' (BULK-30). */
export function formatBulkFailure(action: BulkChange, failed: number, all: number): string {
  const of = failed === all ? '' : `${formatCount(failed)} of `;
  return `${of}${formatCount(all, 'consignment')} couldn't ${undone[action]}`;
}
