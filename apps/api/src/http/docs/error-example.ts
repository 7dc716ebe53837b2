import { missingPermissionMessage } from '@consign/domain/permissions';

import { type RefusalParts, type RefusedProblem, problem } from '../problems/problem.js';
import { type ErrorShape, messageList, problemDetails } from '../problems/shape.js';

const REQUEST_ID = '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b11';

const refused: Readonly<Record<string, RefusedProblem>> = {
  CONS: { id: 'CONS-41', path: 'lineItems', message: 'At least one freight item is required' },
  FRGT: { id: 'FRGT-01', path: 'count', message: 'Count is required' },
  DATE: { id: 'DATE-01', path: 'requestedPickupDateTimeUtc', message: 'Not a working date' },
  QUOT: { id: 'CONS-41', path: 'units', message: 'At least one freight item is required' },
  XTRA: { id: 'XTRA-06', path: '0', message: 'This extra is not available' },
  FILE: { id: 'FILE-01', path: 'fileData', message: 'Please select a file to upload.' },
};

/** Operations whose rows name the rules of a body that they don't have. */
const reusedKey: RefusedProblem = {
  id: 'CONS-34',
  path: '',
  message: 'This Idempotency-Key was used for another request',
};

/** What an example needs to know about its operation. */
export interface RefusedOperation {
  readonly register: readonly string[];
  /** A field of the request, such as siteIds; undefined if there is none. */
  readonly field: string | undefined;
  readonly takesKey: boolean;
  readonly sendsConsignment: boolean;
}

/** The body that the server sends for a status of an operation; `default` stands for 429. */
export function errorExample(status: string, shape: ErrorShape, operation: RefusedOperation): object {
  const code = status === 'default' ? 429 : Number(status);
  const refusal = problem(code, toParts(code, operation));
  return shape === 'messages' ? messageList(refusal, REQUEST_ID) : problemDetails(refusal, REQUEST_ID);
}

function toParts(status: number, operation: RefusedOperation): RefusalParts {
  if (status === 403) return { detail: missingPermissionMessage };
  if (status === 400) {
    const { field } = operation;
    return field === undefined
      ? { problems: [{ id: 'CONTRACT', path: 'colour', message: "This field isn't recognised" }] }
      : { problems: [{ id: 'CONTRACT', path: field, message: 'This is required' }] };
  }
  if (status !== 422) return {};
  const found = findRule(operation);
  return { problems: [found], detail: found.message };
}

function findRule({ register, sendsConsignment, takesKey }: RefusedOperation): RefusedProblem {
  const rows = register.filter((row) => !row.startsWith('CALL-'));
  const groups = rows.map((row) => row.replace(/-.*/u, ''));
  const group = groups.find((each) => (each === 'CONS' ? sendsConsignment : each in refused));
  const found = group === undefined ? undefined : refused[group];
  if (found !== undefined) return found;
  return takesKey ? reusedKey : { id: rows[0] ?? 'CONTRACT', path: '', message: 'The request is not valid' };
}
