export { ApiError, type ApiErrorDetails } from './api-error.js';
export type { ApiProblem } from './error-body.js';
export { ClientRefusedError, TokenUnavailableError, type Fetch } from './transport.js';
export { clientCredentials, type ClientCredentials, type TokenSource } from './methods/client-credentials.js';
export { createConsignClient, type AnswerNote, type ConsignClientOptions } from './methods/consign-client.js';
export type { CallOptions, ConsignClient, KeyedOptions } from './methods/call.js';
export { eachItem, type Page, type PageQuery } from './methods/each-item.js';
export {
  addressBook,
  addresses,
  bookings,
  bulk,
  consignments,
  dangerousGoods,
  documents,
  extras,
  files,
  hireUnits,
  imports,
  invoices,
  lineItems,
  loadChecks,
  me,
  notices,
  packagingTypes,
  pickupManifests,
  preferences,
  products,
  provider,
  quotes,
  reports,
  savedViews,
  schedules,
  serviceTypes,
  sites,
  statuses,
  templates,
  tenant,
  unsavedWork,
  users,
  webhooks,
} from './generated/methods/index.js';
