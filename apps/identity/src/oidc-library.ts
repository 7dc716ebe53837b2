// On import the library warns that Node 20 is unsupported. The whole sign-in is tested on it here, and a warning
// that nobody can act on would be the first line that `pnpm start` shows. Anything else it says is let through.
/* oxlint-disable no-console -- only this one warning is held back, and only while the library loads */
const { warn } = console;
console.warn = (...parts: unknown[]) => {
  if (!String(parts[0]).includes('Unsupported runtime')) warn.apply(console, parts);
};
const library = await import('oidc-provider');
console.warn = warn;
/* oxlint-enable no-console */

export const { Provider, errors, interactionPolicy } = library;
