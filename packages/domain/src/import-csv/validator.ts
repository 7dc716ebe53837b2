import type { ConsignmentBody, LineItemEntry } from '../rules/bodies.js';
import type { TextField } from '../rules/text-fields.js';
import type { Text } from '../rules/text.js';
import { toWire } from '../rules/to-wire.js';
import type { ParsedConsignment } from '../rules/parsed-consignment.js';
import { readChecked, type ConsignmentContext } from '../rules/consignment.js';
import { need } from '../argument.js';
import type { Problem } from '../problem.js';
import { contextArgument } from './arguments.js';
import { organisationSettingsFor } from '../settings/organisation-settings.js';
import { createCellReader } from './cell-reader.js';
import { positions } from './header.js';
import { importColumns } from './columns.js';
import { indexLookups } from './code-index.js';
import { groupRows, MAX_GROUP_ROWS, startsGroup } from './group-rows.js';
import type { ImportContext } from './import-context.js';
import type { ImportedConsignment, ImportGroup, ImportRow, RowRange } from './import-group.js';
import {
  addDifference,
  addProblem,
  addUnlessKnown,
  sortProblems,
  type Finding,
  type ProblemList,
} from './problem-list.js';
import { readFreight, readHireage, type FreightLine, type HireLine } from './read-lines.js';
import { readConsignment, type ReadConsignment } from './read-consignment.js';
import { remember } from './read-values.js';
import { describeRule, findRulePlace } from './rule-columns.js';

/** What validates the rows of a file. Keep it for as long as its context: it remembers what it read. */
export interface ImportValidator {
  /** Validates the rows of one consignment, of which the first has the Charge Account. There is at least one. */
  validateGroup(rows: readonly ImportRow[]): ImportGroup;
  /** Splits rows into consignments and validates each. */
  validateRows(rows: readonly ImportRow[]): ImportGroup[];
}

const orphanMessage = `There is no consignment above for this row to continue, or it has ${MAX_GROUP_ROWS} rows already. Enter a Charge Account`;

/** Validates rows by what the codes refer to and by the rules of `@consign/domain/rules` (IMPT-02 to 05, IMPT-14). */
export function createImportValidator(context: ImportContext): ImportValidator {
  need('createImportValidator', 'context', context, contextArgument);
  const lookups = indexLookups(context.lookups);
  const reader = createCellReader();
  const tools = { lookups, reader, context };

  const validateGroup = (rows: readonly ImportRow[]): ImportGroup => {
    const first = rows[0];
    if (first === undefined) throw new RangeError('A group has at least one row');
    const range = { first: first.row, last: rows.at(-1)?.row ?? first.row };
    if (!startsGroup(first)) return toOrphans(rows, range);
    const problems: ProblemList = [];
    const read = readConsignment(first, tools, problems);
    // Lists are filled by push: lists from `map` change their kind once it is compiled, which costs a fifth more.
    const freight: FreightLine[] = [];
    const hireage: HireLine[] = [];
    for (const row of rows) {
      if (row !== first) checkContinuation(row, first, problems);
      const line = readFreight(row, tools, problems);
      if (line !== null) freight.push(line);
      const hired = readHireage(row, tools, problems);
      if (hired !== null) hireage.push(hired);
    }
    const result = readChecked(rulesBody(read, hireage), rulesContext(read, freight));
    if (!result.ok)
      addUnlessKnown(problems, findCells(result.problems, first, { lineItems: freight, hireage }));
    return problems.length > 0 || !result.ok
      ? { ok: false, rows: range, problems: sortProblems(problems) }
      : { ok: true, rows: range, consignment: toConsignment(read, result.value, freight, hireage) };
  };

  const { settings, flags, today, serviceTypeSettings = new Map() } = context;
  const required = remember(
    (serviceType) => organisationSettingsFor(serviceTypeSettings, serviceType).contactDetailsRequired,
  );
  const rulesContext = (
    { serviceType, siteContacts }: ReadConsignment,
    lineItems: readonly LineItemEntry[],
  ): ConsignmentContext => ({
    stage: 'draft',
    settings,
    flags,
    today,
    contactDetailsRequired: required(serviceType),
    siteContacts,
    lineItems,
  });

  return { validateGroup, validateRows: (rows) => groupRows(rows).map(validateGroup) };
}

type Lines = Readonly<Record<'lineItems' | 'hireage', readonly { readonly row: ImportRow }[]>>;

/** The problems of the rules with the cells that they are about. */
function findCells(problems: readonly Problem[], first: ImportRow, lines: Lines): Finding[] {
  return problems.map((problem) => {
    const { list, index, column } = findRulePlace(problem.path);
    const row = list === 'consignment' ? first : (lines[list][index]?.row ?? first);
    return { ...describeRule(problem), row, column };
  });
}

/** The consignment as the rules read it. */
function rulesBody(
  read: ReadConsignment,
  hireage: readonly HireLine[],
): ConsignmentBody & Readonly<Record<TextField, Text>> {
  const { cells } = read.row;
  const ecert = read.exportCertificate;
  return {
    accountId: read.accountId,
    serviceType: read.serviceType,
    requestedPickupDateTimeUtc: read.pickup.day,
    requestedDeliveryDate: read.delivery.day,
    senderParticipantId: read.senderParticipantId,
    receiverParticipantId: read.receiverParticipantId,
    consignmentFlags: ecert === '' ? none : [{ code: 'EXPORT', flagProperties: { ecert } }],
    hireage,
    senderReference: cells[positions.senderReference],
    receiverReference: cells[positions.receiverReference],
    notes: cells[positions.senderNotes],
    receiverNotes: null,
    salesReference: cells[positions.salesReference],
  };
}

const none: readonly [] = [];

/** The columns of the first row of a consignment, the Charge Account aside, which makes it the first. */
const consignmentPositions = importColumns
  .filter(({ key, part }) => part === 'consignment' && key !== 'chargeAccount')
  .map(({ key }) => positions[key]);

/** A row without a consignment has only that error: its other values depend on the consignment (IMPT-02). */
function toOrphans(rows: readonly ImportRow[], range: RowRange): ImportGroup {
  const problems: ProblemList = [];
  for (const row of rows) {
    addProblem(problems, { id: 'IMPT-02', row, column: 'chargeAccount', message: orphanMessage });
  }
  return { ok: false, rows: range, problems };
}

/** A continuation row has freight and hireage alone; other values would be lost (IMPT-02). */
function checkContinuation(row: ImportRow, first: ImportRow, problems: ProblemList): void {
  for (const position of consignmentPositions) {
    const cell = row.cells[position];
    if (cell !== '' && cell !== first.cells[position]) addDifference(problems, row, position, first);
  }
}

/** The body of the create call (IMPT-08, IMPT-13), with the quantities of the file: the server decides about them (IMPT-14). */
function toConsignment(
  { senderParticipantId, receiverParticipantId }: ReadConsignment,
  value: ParsedConsignment,
  freight: readonly FreightLine[],
  hireage: readonly HireLine[],
): ImportedConsignment {
  const wire = Object.assign(toWire(value), { senderParticipantId, receiverParticipantId });
  if (freight.every(({ quantity, count }) => quantity === count) && hireage.every(({ isSent }) => isSent)) {
    return wire;
  }
  return {
    ...wire,
    lineItems: wire.lineItems.map((item, index) => ({
      ...item,
      count: freight[index]?.quantity ?? item.count,
    })),
    hireage: wire.hireage.filter((_row, index) => hireage[index]?.isSent === true),
  };
}
