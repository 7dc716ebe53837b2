export type { Inbox } from './inbox/inbox.js';
export type { Mail, Message } from './inbox/mail-store.js';
export type { LocalOptions } from './options/parse-options.js';
export type { LocalAddresses } from './start/addresses.js';
export { startLocal, type RunningLocal, type StartOptions } from './start/start-local.js';
export { StartFailure } from './start-failure.js';
