/** What a process that composes the API with something else may use: the local start, the tests of journeys, the bench. */
export { type AppDeps, buildApp } from './app.js';
export { createRemoteKeys } from './auth/remote-keys.js';
export { type AppConfig, defaultConfig } from './config.js';
export {
  type Database,
  type DatabaseSession,
  type Tx,
  migrate,
  openPostgres,
  openSession,
} from './store/database.js';
