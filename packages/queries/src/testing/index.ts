export { fakeServer, type FakeResponses, type FakeCall, type FakeServer } from './fake-server.js';
