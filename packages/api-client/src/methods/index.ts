export { clientCredentials, type ClientCredentials } from './client-credentials.js';
export { createConsignClient, type ConsignClientOptions } from './consign-client.js';
export { eachItem, type Page, type PageQuery } from './each-item.js';
export type { Methods as ConsignClient } from '../generated/methods.js';
export { ApiError } from '../api-error.js';
