import { firstAccessibleTab, routeAccess } from '@consign/domain/permissions';
import { Button } from '@mantine/core';
import { Link, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { ErrorPage } from './ErrorPage.js';

/** An error page with a link to the first tab that the user can open, and Sign Out (ROUTE-19). */
export function ErrorRoute({ code }: { readonly code: string }): ReactNode {
  const { session, tenant, signOut } = useRouteContext({ from: '__root__' });
  const first = session === null ? null : firstAccessibleTab(session.access);
  const { title, text } = errorText(code);
  const lacksAll = code === 'not-authorised' && session?.access.permissions.size === 0;
  return (
    <ErrorPage title={title} text={lacksAll ? `${text} ${noPermissions}` : text} tenant={tenant}>
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

interface ErrorText {
  readonly title: string;
  readonly text: string;
}

const texts = {
  'not-authorised': { title: 'Access denied', text: 'You do not have permission to access this page.' },
  'not-found': { title: 'Page not found', text: 'The page you are looking for does not exist.' },
  'invalid-organisation': {
    title: 'Access denied',
    text: 'You do not have access to the application because you are not a member of the associated organisation. Please make sure the url you used is correct, and that you have a valid login.',
  },
} satisfies Record<string, ErrorText>;

/** Also where the issuer leaves the claim out, or sends it in another shape than a list (PLAT-287). */
const noPermissions =
  'Your sign-in came without any permissions that Consign knows. Ask your freight provider for help.';

const defaultText: ErrorText = { title: 'Error', text: 'Something went wrong.' };

function isErrorCode(code: string): code is keyof typeof texts {
  return Object.hasOwn(texts, code);
}

/** Texts of the error page for a code (ROUTE-12 to ROUTE-15). */
function errorText(code: string): ErrorText {
  return isErrorCode(code) ? texts[code] : defaultText;
}
