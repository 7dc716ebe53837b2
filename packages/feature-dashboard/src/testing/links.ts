import type { DashboardLinks } from '../dashboard-screen-props.js';

const open = (): void => undefined;

/** The links of a user with the list; they open nothing. */
export const testLinks = {
  search: { href: (query) => `/search?${new URLSearchParams(query).toString()}`, open },
  findReferences: open,
  consignment: { href: (reference) => `/consignment/${reference}`, open },
  newConsignment: { href: '/consignment/create', open },
} satisfies DashboardLinks;

/** The links of a user with the dashboard alone. */
export const noLinks: DashboardLinks = { search: null, findReferences: null, consignment: null };
