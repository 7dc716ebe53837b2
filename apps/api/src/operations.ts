import { bookingOperations } from './bookings/index.js';
import { calendarOperations } from './calendar/index.js';
import { consignmentOperations } from './consignments/index.js';
import { extrasOperations } from './extras/index.js';
import type { RegisteredOperation } from './http/contract/operation.js';
import { importOperations } from './imports/index.js';
import { invoiceOperations } from './invoices/index.js';
import { lookupOperations } from './lookups/index.js';
import { myOperations } from './me/index.js';
import { pricingOperations } from './pricing/index.js';
import { providerOperations } from './provider/index.js';
import { reportOperations } from './reports/index.js';
import { tenantOperations } from './tenants/index.js';
import { webhookOperations } from './webhooks/index.js';

/** Every handler, by resource. The registrar refuses to start when an operation of a contract has none. */
export const handlers: readonly RegisteredOperation[] = [
  ...tenantOperations,
  ...myOperations,
  ...lookupOperations,
  ...calendarOperations,
  ...consignmentOperations,
  ...bookingOperations,
  ...importOperations,
  ...invoiceOperations,
  ...extrasOperations,
  ...pricingOperations,
  ...providerOperations,
  ...reportOperations,
  ...webhookOperations,
];
