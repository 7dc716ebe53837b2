/** Demo data: two freight providers, three customers, eight users and six months of consignments. */
export { demoPassword, demoUsers } from './people.js';
export { tenants } from './providers.js';
export { type DemoAccount, demoHosts, isSeeded, seedDemo } from './seed-demo.js';
