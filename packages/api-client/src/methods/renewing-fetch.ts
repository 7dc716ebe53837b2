import type { Fetch } from '../transport.js';
import type { TokenSource } from './client-credentials.js';

/** A fetch that sends a request whose token is refused with 401 once more, if the source has another token. */
export function createRenewingFetch(fetch: Fetch, token: TokenSource): Fetch {
  return async (request) => {
    const refused = request.headers.get('Authorization')?.replace(/^Bearer /u, '');
    if (refused === undefined) return fetch(request);
    const again = request.clone();
    const response = await fetch(request);
    if (response.status !== 401) return response;
    const renewed = await token(refused);
    if (renewed === null || renewed === refused) return response;
    again.headers.set('Authorization', `Bearer ${renewed}`);
    return fetch(again);
  };
}
