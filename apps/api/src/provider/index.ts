import type { RegisteredOperation } from '../http/contract/operation.js';
import { reportEvents } from './report-events.js';

export const providerOperations: readonly RegisteredOperation[] = [reportEvents];
