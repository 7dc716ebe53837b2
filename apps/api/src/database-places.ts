/** A PostgreSQL server that holds tenants. */
export interface DatabasePlace {
  /** Null for the only one, if it has no name. */
  readonly name: string | null;
  readonly url: string;
  /** A streaming replica for searches, reports and exports. */
  readonly readUrl: string | null;
}

/** What DATABASE_URL and DATABASE_READ_URL must be. */
export const POSTGRES_ADDRESS =
  'the address of a PostgreSQL server, such as postgres://user@host/consign; the embedded database is for evaluation, not for production';
export const REPLICA_ADDRESS =
  'the address of a streaming replica, such as postgres://user@host/consign; a list in DATABASE_URL names its replicas itself';
const LIST =
  'one address, or a list with a line for each database: a name of small letters, digits and hyphens, an address and, if it has one, the address of its replica';

type Parsed = { readonly places: readonly DatabasePlace[] } | { readonly expected: string };

/**
 * Reads an address, or a list of databases over which the tenants are spread (PLAT-256). Lines may end with a semicolon
 * instead. Says what it must be without repeating any of it.
 */
export function parseDatabases(value: string, readUrl: string | null): Parsed {
  if (!/\s/u.test(value)) {
    return isPostgres(value)
      ? { places: [{ name: null, url: value, readUrl }] }
      : { expected: POSTGRES_ADDRESS };
  }
  const places = value
    .split(/\n|;(?=\s|$)/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(parseLine);
  if (!places.every((place) => place !== null)) return { expected: LIST };
  const addresses = places.flatMap((place) => listAddresses([place]).map(({ address }) => address));
  const names = places.map(({ name }) => name);
  if (isRepeated(names)) return { expected: 'a list without a name that stands twice' };
  if (isRepeated(addresses)) return { expected: 'a list without an address that stands twice' };
  return { places };
}

function parseLine(line: string): DatabasePlace | null {
  const [name = '', url = '', readUrl = null, ...more] = line.split(/\s+/u);
  const isRight =
    /^[a-z][a-z\d-]{0,31}$/u.test(name) &&
    isPostgres(url) &&
    (readUrl === null || isPostgres(readUrl)) &&
    more.length === 0;
  return isRight ? { name, url, readUrl } : null;
}

export function isPostgres(value: string): boolean {
  return /^postgres(?:ql)?:\/\/\S+$/u.test(value);
}

const isRepeated = (values: readonly unknown[]) => new Set(values).size < values.length;

/** The addresses, each with where it is set. */
export function listAddresses(
  places: readonly DatabasePlace[],
): { readonly setting: string; readonly address: string }[] {
  return places.flatMap(({ name, url, readUrl }) => {
    const [primary, replica] =
      name === null
        ? ['DATABASE_URL', 'DATABASE_READ_URL']
        : [`DATABASE_URL of ${name}`, `DATABASE_URL of the replica of ${name}`];
    return [
      { setting: primary, address: url },
      ...(readUrl === null ? [] : [{ setting: replica, address: readUrl }]),
    ];
  });
}
