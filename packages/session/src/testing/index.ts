export { answered } from './answered.js';
export {
  testAccount,
  testId,
  testParticipantSite,
  sessionData,
  testSite,
  tenantSettings,
  type SessionData,
} from './data.js';
export {
  createTestSession,
  inSession,
  memoryStore,
  sessionAnswers,
  TestSessionProvider,
  type TestSession,
} from './TestSession.js';
