export { fakeServer, type Answers, type FakeCall, type FakeServer } from './fake-server.js';
