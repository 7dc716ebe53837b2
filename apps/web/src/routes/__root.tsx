import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';

import { ErrorRoute } from '../app/ErrorRoute.js';
import { FailedPage } from '../app/FailedPage.js';
import { RouteAnnouncer } from '../app/RouteAnnouncer.js';
import type { RouterContext } from '../app/router.js';

function Root() {
  return (
    <>
      <RouteAnnouncer />
      <Outlet />
    </>
  );
}

function NotFound() {
  return <ErrorRoute code="not-found" />;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: FailedPage,
  notFoundComponent: NotFound,
});
