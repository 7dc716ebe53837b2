/** What a process that composes the API with something else may use: the local start, the tests of journeys, the bench. */
export { type AppDeps, buildApp } from './app.js';
export { createRemoteKeys } from './auth/remote-keys.js';
export { type AppConfig, defaultConfig } from './config.js';
export { type ContentStore, openFolder } from './files/content-store.js';
export { newId } from './ids.js';
export type { Mail, SendMail } from './mail/mail.js';
export { createSmtpMailer } from './mail/smtp.js';
export { searchWords } from './store/consignments/save-consignment.js';
export type { Database, Scope, Tx } from './store/database.js';
export { fold } from './store/fold.js';
export { migrate } from './store/migrate.js';
export { openPostgres } from './store/postgres.js';
export type { Schema, StoredAddress, StoredParticipant } from './store/schema.js';
export { type DatabaseSession, openSession } from './store/session.js';
