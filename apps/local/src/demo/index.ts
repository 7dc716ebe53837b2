/** Demo data: two freight providers, three customers, eight users and six months of consignments. */
export { demoAccounts } from './accounts.js';
export { demoPassword, demoUsers } from './people.js';
export { tenants } from './providers.js';
export { demoHosts, isSeeded, seedDemo } from './seed-demo.js';
