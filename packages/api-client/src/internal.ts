export { ApiError, type ApiErrorDetails } from './api-error.js';
export { defaultAppName, defaultAppVersion } from './app-headers.js';
export { createClient, type Client, type ClientOptions } from './client.js';
export type { ApiProblem } from './error-body.js';
export {
  normaliseConsignment,
  normaliseConsignmentPage,
  normaliseDangerousGoodsEntry,
  normaliseLineItemsById,
} from './normalise-names.js';
export { joinIssues, unknownErrorMessage } from './error-message.js';
export { TokenUnavailableError, type Fetch } from './transport.js';
export { fetchWithUploadProgress, trackUpload, type UploadProgress } from './upload.js';
