import { BodyFault, type Refusal, problem } from './problem.js';

/** The code of FilesUnavailable (services/files). */
const filesUnavailable = 'FILES_UNAVAILABLE';
const FILES_AWAY = 'Files cannot be stored or opened at the moment, please try again later';

/** Database, network, files or signing keys unavailable: worth a retry, and no reason to sign out. */
const UNAVAILABLE = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
  '08000',
  '08001',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'SIGNING_KEYS_UNAVAILABLE',
  filesUnavailable,
  'DEADLINE_OVER',
  'NO_CONNECTION_FREE',
  'TENANT_HAS_TWO_HOMES',
]);

/** Whether the database, the network, the files or the signing keys failed, rather than our code. */
export function isUnavailable(error: unknown): boolean {
  return UNAVAILABLE.has(fields(error).code);
}

/** Maps a thrown error to a refusal, without its text: it may quote the request, a statement or a secret. */
export function refusalFromError(error: unknown): Refusal {
  if (error instanceof BodyFault)
    return problem(error.statusCode, {
      detail: error.message,
      problems: [{ id: 'CONTRACT', path: '', message: error.message }],
    });
  const { statusCode, code } = fields(error);
  if (isUnavailable(error)) {
    const detail = code === filesUnavailable ? { detail: FILES_AWAY } : {};
    return problem(503, { ...detail, headers: { 'retry-after': '5' } });
  }
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode > 599 || statusCode === 500) {
    return problem(500);
  }
  return statusCode === 503 || statusCode === 429
    ? problem(statusCode, { headers: { 'retry-after': '5' } })
    : problem(statusCode);
}

function fields(error: unknown): { statusCode?: unknown; code?: unknown } {
  return typeof error === 'object' && error !== null ? error : {};
}
