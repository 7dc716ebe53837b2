export { emptyConsignment } from './empty-consignment.js';
export { fakeServer, type FakeResponses, type FakeCall, type FakeServer } from './fake-server.js';
