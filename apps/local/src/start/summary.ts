import { stripVTControlCharacters } from 'node:util';

import { customerClient, demoPassword, demoUsers, tenants } from '../demo/index.js';
import type { LocalOptions } from '../options/parse-options.js';
import type { LocalAddresses } from './addresses.js';

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

/** The addresses and demo users that `pnpm start` prints once it is ready. */
export function demoSummary(
  { product, issuer, inbox, publicHost }: LocalAddresses,
  { publicUrl }: Pick<LocalOptions, 'publicUrl'>,
  seconds: number,
): string {
  const [first] = tenants;
  const products = tenants.map((tenant) => {
    const hosts = tenant === first && publicHost !== null ? [publicHost, ...tenant.hosts] : tenant.hosts;
    // Leave out IP addresses; they work too.
    const addresses = hosts.filter((host) => !/^[\d.]+$/.test(host)).map(product);
    return [tenant.name, addresses.join('  or  ')];
  });
  return [
    '',
    formatTable([
      ['What', 'Address'],
      ...products,
      ['API reference', `${publicUrl ?? product('localhost')}/docs`],
      ['Identity provider', issuer],
      ['Mail inbox', inbox],
    ]),
    '',
    formatTable([
      ['Email', 'Organisation', 'Can do', 'Sites', 'Password'],
      ...demoUsers.map(({ email, organisation, access, sites }) => [
        email,
        nameOrganisation(organisation),
        access,
        siteText(sites),
        demoPassword,
      ]),
    ]),
    '',
    formatTable([
      ['Machine client', 'Organisation', 'Can do', 'Sites', 'Secret'],
      [
        customerClient.clientId,
        nameOrganisation(customerClient.organisation),
        'everything',
        'all',
        customerClient.secret,
      ],
    ]),
    '',
    `Consign is running (started in ${seconds.toFixed(1)} s). Press Ctrl-C to stop it. Your data is kept.`,
  ].join('\n');
}

function nameOrganisation(key: string): string {
  return tenants
    .flatMap(({ name, organisations }) =>
      organisations.filter((each) => each.key === key).map((each) => `${each.name} (${name})`),
    )
    .join(', ');
}

function siteText(sites: readonly string[] | 'all'): string {
  if (sites === 'all') return 'all';
  return sites.length === 0 ? 'none' : sites.join(', ');
}
