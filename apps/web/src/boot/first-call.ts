import { defaultAppName, defaultAppVersion } from '@consign/api-client/internal';
import type { SignedIn } from '@consign/session';

/** The call that a session begins with (PLAT-29). */
export const firstCallPath = '/api/v1/users/me/session';

const TIMEOUT_MS = 10_000;

/**
 * Sends the session's first call, so that its answer comes while the application loads (PLAT-290). Null for a user who may
 * not call it.
 */
export function sendFirstCall(
  { permissions, getAccessToken }: Pick<SignedIn, 'permissions' | 'getAccessToken'>,
  fetchFn: typeof fetch,
): Promise<Response> | null {
  if (!permissions.has('Access.DISPATCH')) return null;
  const answer = getAccessToken().then((token) =>
    fetchFn(firstCallPath, {
      headers: {
        authorization: `Bearer ${token}`,
        'x-appname': defaultAppName,
        'x-appversion': defaultAppVersion,
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  );
  // The application reports a failure, if it gets that far.
  answer.catch(() => undefined);
  return answer;
}
