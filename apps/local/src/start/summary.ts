import { stripVTControlCharacters } from 'node:util';

/** Formats rows as aligned columns; the first row is the header. */
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
  /** Duration of the start. */
  seconds: number;
}

/** The text that `pnpm start` prints once it is ready. */
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
    formatTable([['Email', 'Organisation', 'Can do', 'Sites', 'Password'], ...people]),
    '',
    `Consign is running (started in ${seconds.toFixed(1)} s). Press Ctrl-C to stop it. Your data is kept.`,
  ].join('\n');
}
