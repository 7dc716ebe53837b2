/** JSON that jsonb takes: half a surrogate pair, which a text column would replace as well, becomes the same mark. */
export function storedJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'string' ? each.replace(loneSurrogate, '\uFFFD') : each,
  );
}

const loneSurrogate = /\p{Surrogate}/gu;
