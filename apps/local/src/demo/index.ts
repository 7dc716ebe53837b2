/** Demo data: two freight providers, three customers, nine users, six months of consignments and three invoices. */
export { writeDemoInvoices } from './invoices.js';
export { allowCustomerClient, createCustomerMachines, customerClient } from './customer-client.js';
export { demoAccounts, demoPassword, demoUsers } from './people.js';
export { chooseMorningMail } from './morning-mail.js';
export { tenants } from './providers.js';
export { demoHosts, isSeeded, seedDemo } from './seed-demo.js';
