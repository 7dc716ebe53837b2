import { describe, expect, it } from 'vitest';

import { isPublicPath, safeReturnPath } from './return-path.js';

const origin = 'https://tasman.example';

describe('the page after sign-in', () => {
  it.each([
    '/',
    '/search?searchTerm=k%C5%8Dwhai&statuses=DRAFT,FINAL',
    '/consignment/TAS0001234?v=1#freight',
  ])('[AUTH-01] is the requested page, with query and fragment: %s', (requested) =>
    expect(safeReturnPath(requested, origin)).toBe(requested),
  );

  it.each([
    'https://evil.example/search',
    '//evil.example/search',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'search',
    '',
    null,
    42,
    '/signed-in?code=1&state=2',
  ])('[AUTH-01] is home if the requested path is not a page of this origin: %j', (requested) =>
    expect(safeReturnPath(requested, origin)).toBe('/'),
  );
});

describe('public pages', () => {
  it.each(['/error/not-found', '/error/anything', '/maintenance'])(
    '[ROUTE-09] [ROUTE-10] %s needs no sign-in',
    (path) => expect(isPublicPath(path)).toBe(true),
  );

  it.each(['/', '/error', '/error/a/b', '/search', '/nowhere', '/consignment/maintenance'])(
    '[ROUTE-16] %s needs sign-in',
    (path) => expect(isPublicPath(path)).toBe(false),
  );
});
