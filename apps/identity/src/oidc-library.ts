// Suppresses the library's import-time warning that Node 20 is unsupported: our sign-in tests run on it, and the warning
// would be the first line of `pnpm start`. Other warnings pass through.
/* oxlint-disable no-console -- only this warning is suppressed, and only while the library loads */
const { warn } = console;
console.warn = (...parts: unknown[]) => {
  if (!String(parts[0]).includes('Unsupported runtime')) warn.apply(console, parts);
};
const library = await import('oidc-provider');
console.warn = warn;
/* oxlint-enable no-console */

export const { Provider, errors, interactionPolicy } = library;
