/** Exports for processes that compose the API: the local start, journeys and benchmarks. */
export { type AppDeps, buildApp } from './app.js';
export { loadDeliveryTrips, loadSlots, takePlace } from './bookings/index.js';
export { createRemoteKeys } from './http/auth/remote-keys.js';
export { type AppConfig, defaultConfig } from './config.js';
export { type ContentStore, openFolder } from './services/files/content-store.js';
export { findAccount, listCharged } from './invoices/index.js';
export { newId } from './ids.js';
export { sendMorningMails } from './mails/index.js';
export { startMorningMail } from './me/index.js';
export type { Mail, SendMail } from './services/mail/mail.js';
export { createSmtpMailer } from './services/mail/smtp.js';
export { addLoadedNames, searchWords } from './changes/index.js';
export type { Database, Scope, Tx } from './database/database.js';
export { fold } from './database/fold.js';
export { migrate } from './database/migrate.js';
export { openPostgres } from './database/postgres.js';
export {
  applyTenant,
  buildRecord,
  readTenantFile,
  saveClient,
  saveProviderClient,
  saveUser,
  type TenantFile,
  type TenantSource,
} from './onboarding/index.js';
export {
  type LoadReport,
  loadTariff,
  openPricer,
  type Pricer,
  type PriceRow,
  requestEstimates,
  stampPrices,
} from './pricing/index.js';
export type { Schema } from './database/schema.js';
export type { StoredAddress, StoredParticipant } from './database/stored-participant.js';
export { type DatabaseSession, openSession } from './database/session.js';
