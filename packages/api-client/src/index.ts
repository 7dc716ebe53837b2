export { ApiError, type ApiErrorDetails } from './api-error.js';
export {
  createClient,
  defaultAppName,
  defaultAppVersion,
  type Client,
  type ClientOptions,
} from './client.js';
export type { ApiProblem } from './error-body.js';
export { readConsignment, readConsignmentPage, readDangerousGoodsEntry, readLineItemsById } from './names.js';
export { joinIssues, unknownErrorSentence } from './sentence.js';
export { TokenUnavailable, type Fetch } from './transport.js';
export { unwrap, type CallResult } from './unwrap.js';
export { fetchRequest, trackUpload, type UploadProgress } from './upload.js';
