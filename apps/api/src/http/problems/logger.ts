import { type DestinationStream, type Logger, pino } from 'pino';

import type { AppConfig } from '../../config.js';
import { scrubError } from './scrub.js';

/**
 * JSON lines. Requests are logged by route and status only, never with query string, header or body; secrets that get in
 * by mistake are redacted or scrubbed.
 */
export function createLogger(level: AppConfig['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: (error: unknown) => scrubError(error),
      error: (error: unknown) => scrubError(error),
      req: (request: { method?: string }) => ({ method: request.method }),
      res: (reply: { statusCode?: number }) => ({ statusCode: reply.statusCode }),
    },
    redact: {
      paths: [
        'token',
        'authorization',
        'password',
        'headers',
        'body',
        'query',
        '*.token',
        '*.authorization',
        '*.password',
        '*.headers',
        '*.body',
        '*.query',
      ],
      censor: '…',
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
