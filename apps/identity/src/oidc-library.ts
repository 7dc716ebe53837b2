import type { Configuration, Provider as OidcProvider } from 'oidc-provider';

// Its memory is enough for evaluation, and its warning would be the first line of `pnpm start`. Others pass through.
const expected = /in-memory adapter/;
/* oxlint-disable no-console -- only these warnings are suppressed, and only while the library loads and starts */
const { warn } = console;

function muteExpected(): void {
  console.warn = (...parts: unknown[]) => {
    if (!expected.test(String(parts[0]))) warn.apply(console, parts);
  };
}

function unmute(): void {
  console.warn = warn;
}
/* oxlint-enable no-console */

muteExpected();
const library = await import('oidc-provider');
unmute();

export const { errors, interactionPolicy } = library;

export function startProvider(issuer: string, configuration: Configuration): OidcProvider {
  muteExpected();
  try {
    return new library.Provider(issuer, configuration);
  } finally {
    unmute();
  }
}
