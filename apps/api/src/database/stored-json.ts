/** Serialises JSON for jsonb. Replaces lone surrogates with U+FFFD, as a text column does. */
export function storedJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'string' ? each.replace(loneSurrogate, '\uFFFD') : each,
  );
}

const loneSurrogate = /\p{Surrogate}/gu;
