import { stripVTControlCharacters } from 'node:util';

/** Rows of text in columns that line up; the first row is the head. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => width(row[at] ?? ''))));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - width(cell)))
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((each) => '-'.repeat(each))), ...body.map((row) => line(row))]
    .map((text) => `  ${text}`)
    .join('\n');
}

function width(text: string): number {
  return [...stripVTControlCharacters(text).normalize('NFC')].length;
}

export interface SummaryTenant {
  name: string;
  addresses: readonly string[];
}

export interface SummaryUser {
  email: string;
  organisation: string;
  access: string;
  sites: string;
  password: string;
}

export interface Summary {
  tenants: readonly SummaryTenant[];
  reference: string;
  issuer: string;
  inbox: string;
  users: readonly SummaryUser[];
  /** How long the start took. */
  seconds: number;
}

/** What `pnpm start` ends with. */
export function formatSummary({ tenants, reference, issuer, inbox, users, seconds }: Summary): string {
  const addresses = [
    ...tenants.map(({ name, addresses: all }) => [name, all.join('  or  ')]),
    ['API reference', reference],
    ['Identity provider', issuer],
    ['Mail inbox', inbox],
  ];
  const people = users.map((user) => [user.email, user.organisation, user.access, user.sites, user.password]);
  return [
    '',
    formatTable([['What', 'Address'], ...addresses]),
    '',
    formatTable([['Email', 'Organisation', 'May do', 'Sites', 'Password'], ...people]),
    '',
    `Consign runs (started in ${seconds.toFixed(1)} s). Ctrl-C stops it; the data stays.`,
  ].join('\n');
}
