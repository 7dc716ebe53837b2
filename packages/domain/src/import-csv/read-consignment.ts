import type { ConsignmentContext } from '../rules/consignment.js';
import type { CellReader } from './cell-reader.js';
import type { CodeIndex, LookupIndex } from './code-index.js';
import { positions, readCell } from './header.js';
import type { ImportColumn } from './columns.js';
import type { ImportContext } from './import-context.js';
import type { ImportRow } from './import-group.js';
import { addProblem, addWrong, type ProblemList } from './problem-list.js';
import { suggestDates, type ReadDate } from './read-values.js';

/** What a row is read with. */
export interface ReadTools {
  readonly lookups: LookupIndex;
  readonly reader: CellReader;
  readonly context: ImportContext;
}

/** The fields of a consignment, as the rules and the create call need them. */
export interface ReadConsignment {
  readonly accountId: string;
  readonly serviceType: string;
  readonly pickup: ReadDate;
  readonly delivery: ReadDate;
  readonly senderParticipantId: string;
  readonly receiverParticipantId: string;
  readonly exportCertificate: string;
  readonly row: ImportRow;
  /** Undefined where neither is known. */
  readonly siteContacts: ConsignmentContext['siteContacts'];
}

/** Reads the fields of a consignment from its first row and collects their problems (IMPT-03). */
export function readConsignment(row: ImportRow, tools: ReadTools, problems: ProblemList): ReadConsignment {
  const { cells } = row;
  const { lookups } = tools;
  const accountId = readAccount(row, tools, problems);
  const serviceType = findCode(row, 'serviceType', lookups.serviceTypes, problems)?.code ?? '';
  const pickup = readDay(row, 'requestedPickupDate', tools, problems);
  const delivery = readDay(row, 'requestedDeliveryDate', tools, problems);
  const sender = findSite(row, 'senderSite', tools, problems);
  const receiver = findSite(row, 'receiverSite', tools, problems);
  const senderParticipantId = sender?.defaultParticipant?.id ?? '';
  const receiverParticipantId = receiver?.defaultParticipant?.id ?? '';
  const exportCertificate = cells[positions.exportCertificate] ?? '';
  return {
    accountId,
    serviceType,
    pickup,
    delivery,
    senderParticipantId,
    receiverParticipantId,
    exportCertificate,
    row,
    siteContacts:
      sender?.contact === undefined && receiver?.contact === undefined
        ? undefined
        : { sender: sender?.contact ?? null, receiver: receiver?.contact ?? null },
  };
}

function readAccount(row: ImportRow, { lookups }: ReadTools, problems: ProblemList): string {
  const code = readCell(row, 'chargeAccount');
  const account = lookups.accounts.find(code);
  if (account === undefined) {
    addProblem(problems, {
      id: 'IMPT-03',
      row,
      column: 'chargeAccount',
      message: `Account "${code}" not found`,
      suggestions: lookups.accounts.suggest(code),
    });
  } else if (!account.isActive) {
    addProblem(problems, {
      id: 'CONS-45',
      row,
      column: 'chargeAccount',
      message: `Account "${code}" is inactive`,
    });
  }
  return account?.id ?? '';
}

function findSite(
  row: ImportRow,
  column: 'senderSite' | 'receiverSite',
  { lookups }: ReadTools,
  problems: ProblemList,
) {
  const site = findCode(row, column, lookups.sites, problems);
  if (site !== undefined && site.defaultParticipant === null)
    addWrong(problems, { id: 'IMPT-03', row, column, wrong: 'has no address' });
  return site;
}

/** Finds a required code and reports one that is missing or unknown (IMPT-03, IMPT-15). */
export function findCode<T>(
  row: ImportRow,
  column: ImportColumn,
  index: CodeIndex<T>,
  problems: ProblemList,
): T | undefined {
  const code = readCell(row, column);
  const found = code === '' ? undefined : index.find(code);
  if (found !== undefined) return found;
  const id = column === 'packagingType' ? 'IMPT-04' : 'IMPT-03';
  if (code === '') addWrong(problems, { id, row, column, wrong: 'is required' });
  else addWrong(problems, { id, row, column, wrong: 'not found', suggestions: index.suggest(code) });
  return undefined;
}

const noDate: ReadDate = { day: null, instant: null };

function readDay(
  row: ImportRow,
  column: 'requestedPickupDate' | 'requestedDeliveryDate',
  { reader }: ReadTools,
  problems: ProblemList,
): ReadDate {
  const text = readCell(row, column);
  if (text === '') return noDate;
  const date = reader.date(text);
  if (date.day === null)
    addWrong(problems, {
      id: 'IMPT-03',
      row,
      column,
      wrong: 'is invalid',
      suggestions: suggestDates(text),
    });
  return date;
}
