import { demoPassword, demoUsers, tenants } from '../demo/index.js';
import type { LocalOptions } from '../options/local-options.js';
import type { LocalAddresses } from './addresses.js';
import { formatSummary } from './summary.js';

function siteText(sites: readonly string[] | 'all'): string {
  if (sites === 'all') return 'all';
  return sites.length === 0 ? 'none' : sites.join(', ');
}

/** The addresses and demo users that `pnpm start` prints. */
export function demoSummary(
  { product, issuer, inbox, publicHost }: LocalAddresses,
  { publicUrl }: Pick<LocalOptions, 'publicUrl'>,
  seconds: number,
): string {
  const [first] = tenants;
  return formatSummary({
    tenants: tenants.map((tenant) => {
      const hosts = tenant === first && publicHost !== null ? [publicHost, ...tenant.hosts] : tenant.hosts;
      // Leave out IP addresses; they work too.
      return { name: tenant.name, addresses: hosts.filter((host) => !/^[\d.]+$/.test(host)).map(product) };
    }),
    reference: `${publicUrl ?? product('localhost')}/docs`,
    issuer,
    inbox,
    users: demoUsers.map((user) => ({
      email: user.email,
      organisation: tenants
        .flatMap(({ name, organisations }) =>
          organisations
            .filter(({ key }) => key === user.organisation)
            .map((each) => `${each.name} (${name})`),
        )
        .join(', '),
      access: user.access,
      sites: siteText(user.sites),
      password: demoPassword,
    })),
    seconds,
  });
}
