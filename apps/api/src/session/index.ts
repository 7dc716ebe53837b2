import type { RegisteredOperation } from '../http/contract/operation.js';
import { getSession } from './get-session.js';

export const sessionOperations: readonly RegisteredOperation[] = [getSession];
