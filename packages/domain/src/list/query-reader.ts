/** A parsed query string, or what a router made of it. */
export type ListQuery = Readonly<Record<string, unknown>>;

/** Reads the values of a query, and notes what it can't use (LIST-25). */
export interface QueryReader {
  /** Trimmed; empty where there is none. */
  text(key: string): string;
  /** Empty where the text is longer. */
  textUpTo(key: string, limit: number): string;
  parseOne<T extends string | number>(key: string, known: readonly T[], otherwise: T): T;
  parseSome<T extends string>(key: string, isKnown: (value: string) => value is T): readonly T[];
  drop(...keys: readonly string[]): void;
  /** Keys with an unknown value, for which the default is used. */
  dropped(): readonly string[];
  /** Keys whose text is too long to search for. */
  readonly tooLong: readonly string[];
}

export function createQueryReader(query: ListQuery): QueryReader {
  const dropped = new Set<string>();
  const tooLong: string[] = [];
  const text = (key: string): string => {
    const value = query[key];
    // Control characters only occur in hand-written URLs, and never in data.
    return value === undefined || value === null
      ? ''
      : String(value)
          .replaceAll(/\p{Cc}/gu, ' ')
          .trim();
  };
  return {
    text,
    tooLong,
    dropped: () => [...dropped],
    drop: (...keys) => {
      for (const key of keys) dropped.add(key);
    },
    textUpTo: (key, limit) => {
      const given = text(key);
      if (given.length <= limit) return given;
      tooLong.push(key);
      return '';
    },
    parseOne: (key, known, otherwise) => {
      const given = text(key);
      const found = known.find((value) => String(value) === given);
      if (found === undefined && given !== '') dropped.add(key);
      return found ?? otherwise;
    },
    parseSome: (key, isKnown) => {
      const given = text(key).split(',').filter(Boolean);
      const known = given.filter(isKnown);
      if (known.length < given.length) dropped.add(key);
      return [...new Set(known)];
    },
  };
}
