export { answered } from './answered.js';
export { testAccount, testId, sessionData, testSite, tenantSettings, type SessionData } from './data.js';
export {
  createTestSession,
  inSession,
  memoryStore,
  TestSessionProvider,
  type TestSession,
} from './TestSession.js';
