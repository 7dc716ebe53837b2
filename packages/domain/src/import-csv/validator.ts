import type { ConsignmentBody } from '../rules/bodies.js';
import { parseConsignment, type ConsignmentContext } from '../rules/consignment.js';
import { organisationSettingsFor } from '../settings/organisation-settings.js';
import { createCellReader } from './cell-reader.js';
import { positions } from './column-positions.js';
import { indexLookups } from './code-index.js';
import { groupRows } from './group-rows.js';
import type { ImportContext } from './import-context.js';
import type { ImportGroup, ImportRow } from './import-group.js';
import { createProblemList, type ProblemList } from './problem-list.js';
import { readFreight, readHireage, type FreightLine, type HireLine } from './read-lines.js';
import { orphanMessage, readConsignment } from './read-consignment.js';
import { findRulePlace, describeRule } from './rule-columns.js';
import { toConsignment } from './to-consignment.js';

/** What validates the rows of a file. Keep it for as long as its context: it remembers what it read. */
export interface ImportValidator {
  /** Validates the rows of one consignment, of which the first has the Charge Account. There is at least one. */
  validateGroup(rows: readonly ImportRow[]): ImportGroup;
  /** Splits rows into consignments and validates each. */
  validateRows(rows: readonly ImportRow[]): ImportGroup[];
}

/** Validates rows by what the codes refer to and by the rules of `@consign/domain/rules` (IMPT-02 to 05, IMPT-14). */
export function createImportValidator(context: ImportContext): ImportValidator {
  const lookups = indexLookups(context.lookups);
  const reader = createCellReader();
  const tools = { lookups, reader, context };

  const validateGroup = (rows: readonly ImportRow[]): ImportGroup => {
    const [first] = rows;
    if (first === undefined) throw new RangeError('A group has at least one row');
    const range = { first: first.row, last: rows.at(-1)?.row ?? first.row };
    const problems = createProblemList();
    const read = readConsignment(first, tools, problems);
    const freight: FreightLine[] = [];
    const hireage: HireLine[] = [];
    for (const row of rows) {
      if (row !== first) checkContinuation(row, first, problems);
      const line = readFreight(row, tools, problems);
      if (line !== null) freight.push(line);
      const hired = readHireage(row, tools, problems);
      if (hired !== null) hireage.push(hired);
    }
    const body: ConsignmentBody = {
      ...read.body,
      lineItems: freight.map(({ entry }) => entry),
      hireage: hireage.map((line) => line.body),
    };
    const result = parseConsignment(body, rulesContext(read.serviceType, read.siteContacts));
    if (!result.ok) {
      for (const problem of result.problems) {
        const place = findRulePlace(problem.path);
        const line = place.list === 'lineItems' ? freight[place.index] : hireage[place.index];
        const row = place.list === 'consignment' ? first : (line?.row ?? first);
        const { id, message } = describeRule(problem);
        problems.addUnlessKnown(id, row, place.column, message);
      }
    }
    return problems.list.length > 0 || !result.ok
      ? { ok: false, rows: range, problems: problems.sorted() }
      : { ok: true, rows: range, consignment: toConsignment(read, freight, hireage, result.value.lineItems) };
  };

  const contexts = new Map<string, ConsignmentContext>();
  const baseContext = (serviceType: string): ConsignmentContext => {
    const known = contexts.get(serviceType);
    if (known !== undefined) return known;
    const { settings, flags, today, serviceTypeSettings = new Map() } = context;
    const made: ConsignmentContext = {
      stage: 'draft',
      forms: 'all',
      settings,
      flags,
      today,
      contactDetailsRequired: organisationSettingsFor(serviceTypeSettings, serviceType)
        .contactDetailsRequired,
    };
    contexts.set(serviceType, made);
    return made;
  };
  const rulesContext = (
    serviceType: string,
    siteContacts: ConsignmentContext['siteContacts'],
  ): ConsignmentContext =>
    siteContacts === undefined ? baseContext(serviceType) : { ...baseContext(serviceType), siteContacts };

  return { validateGroup, validateRows: (rows) => groupRows(rows).map(validateGroup) };
}

const consignmentPositions = [
  positions.serviceType,
  positions.requestedPickupDate,
  positions.requestedDeliveryDate,
  positions.senderSite,
  positions.senderReference,
  positions.senderNotes,
  positions.receiverSite,
  positions.receiverReference,
  positions.salesReference,
  positions.exportCertificate,
];

/** A continuation row has freight and hireage alone; what differs from its consignment would be lost (IMPT-02). */
function checkContinuation(row: ImportRow, first: ImportRow, problems: ProblemList): void {
  if (first.cells[positions.chargeAccount] === '') {
    problems.add('IMPT-02', row, 'chargeAccount', orphanMessage);
    return;
  }
  for (const position of consignmentPositions) {
    const cell = row.cells[position];
    if (cell !== '' && cell !== first.cells[position]) problems.addDifference(row, position, first);
  }
}
