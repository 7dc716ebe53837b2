import { routeAccess } from '@consign/domain/permissions';
import { Button } from '@mantine/core';
import { Link, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { errorText } from './error-texts.js';
import { ErrorPage } from './ErrorPage.js';
import { firstOpenTab } from './route-guards.js';

/** An error page with a link to the first tab that the user can open, and Sign Out (ROUTE-19). */
export function ErrorRoute({ code }: { readonly code: string }): ReactNode {
  const { session, tenant, signOut } = useRouteContext({ from: '__root__' });
  const first = session === null ? null : firstOpenTab(session);
  return (
    <ErrorPage {...errorText(code)} tenant={tenant}>
      {first !== null && (
        <Button component={Link} to={routeAccess[first.route].path}>
          {`Go to ${first.label}`}
        </Button>
      )}
      {session === null && code !== 'invalid-organisation' && (
        <Button component="a" href="/">
          Go to the start page
        </Button>
      )}
      {tenant !== null && (
        <Button variant="default" onClick={() => void signOut()}>
          Sign Out
        </Button>
      )}
    </ErrorPage>
  );
}
