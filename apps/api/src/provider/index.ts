import type { RegisteredOperation } from '../http/contract/operation.js';
import { listAnswers } from './list-answers.js';
import { reportEvents } from './report-events.js';
import { reportProofFile } from './report-proof-file.js';

export {
  findProviderClient,
  listProviderClients,
  type ProviderClient,
  saveProviderClientRow,
} from './provider-client-store.js';
export { createReporterFinder } from './reporter-finder.js';

export const providerOperations: readonly RegisteredOperation[] = [
  reportEvents,
  reportProofFile,
  listAnswers,
];
