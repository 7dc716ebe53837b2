export { emptyConsignment } from './fake-server.js';
export {
  fakeServer,
  inTurn,
  noAnswer,
  type FakeResponses,
  type FakeCall,
  type FakeServer,
} from './fake-server.js';
export { buildMessage, refusal } from './refusal.js';
export { emptyPage } from './pages.js';
