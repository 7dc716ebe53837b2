import type { Temporal as TemporalApi } from 'temporal-polyfill/implementation';

declare global {
  // The browser's own; TypeScript's library does not know of it yet.
  var Temporal: typeof TemporalApi | undefined;
}

/**
 * What `temporal-polyfill` is in this build: the browser's own Temporal, or the polyfill's, which only a browser
 * without one downloads.
 */
export const Temporal = globalThis.Temporal ?? (await import('temporal-polyfill/implementation')).Temporal;
