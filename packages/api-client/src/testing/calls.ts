import { ApiError } from '../api-error.js';
import { createClient } from '../client.js';

/** The result of the next call: a response, or an error thrown by the network. */
export type Answer = Response | Error;

type Init = { readonly signal?: AbortSignal };

/** One call per error wording and service. */
export const calls = {
  version1: (answer: Answer, init: Init = {}) => clientFor(answer).consignment.GET('/api/v1/statuses', init),
  version2: (answer: Answer, init: Init = {}) =>
    clientFor(answer).consignment.GET('/api/v2/me/accounts', init),
  configuration: (answer: Answer, init: Init = {}) =>
    clientFor(answer).configuration.GET('/api/v1/configuration/featureFlags/clientFlags', init),
  scheduling: (answer: Answer, init: Init = {}) =>
    clientFor(answer).scheduling.POST('/api/v1/scheduling/serviceSchedules/serviceDate', {
      ...init,
      body: { originRegionId: 'a', destinationRegionId: 'b' },
    }),
  product: (answer: Answer, init: Init = {}) =>
    clientFor(answer).product.GET('/api/v1/dangerousGoodsClasses', init),
};

export type Call = keyof typeof calls;

export function clientFor(answer: Answer) {
  return createClient({
    baseUrl: 'http://tasman.localhost',
    token: async () => 'token',
    fetch: async (request) => {
      request.signal.throwIfAborted();
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
}

/** The ApiError a call rejects with; throws when it resolves or rejects with anything else. */
export async function failure(call: Call, answer: Answer, init?: Init): Promise<ApiError> {
  const reason: unknown = await calls[call](answer, init).then(
    (value) => new Error(`a value: ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (reason instanceof ApiError) return reason;
  throw reason;
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** One entry of a version 1 error. */
export function message(userMessage: string, severityName = 'Error', more: object = {}) {
  return { severityName, userMessage, invalidParams: [], innerMessages: [], ...more };
}
