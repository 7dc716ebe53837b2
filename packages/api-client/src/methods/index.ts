export { clientCredentials, type ClientCredentials, type TokenSource } from './client-credentials.js';
export { createConsignClient, type AnswerNote, type ConsignClientOptions } from './consign-client.js';
export { eachItem, type Page, type PageQuery } from './each-item.js';
export type { Methods as ConsignClient } from '../generated/methods.js';
export { ApiError } from '../api-error.js';
export type { ApiProblem } from '../error-body.js';
export { ClientRefusedError, TokenUnavailableError } from '../transport.js';
