export {
  accountOf,
  idOf,
  participantSiteOf,
  sessionData,
  siteOf,
  tenantSettings,
  type SessionData,
} from './data.js';
export {
  createTestSession,
  memoryStore,
  sessionAnswers,
  TestSessionProvider,
  type TestSession,
} from './TestSession.js';
