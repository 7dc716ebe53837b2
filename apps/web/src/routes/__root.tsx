import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';

import { ErrorRoute } from '../app/ErrorRoute.js';
import { FailedPage } from '../app/FailedPage.js';
import type { RouterContext } from '../app/router.js';

function NotFound() {
  return <ErrorRoute code="not-found" />;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  errorComponent: FailedPage,
  notFoundComponent: NotFound,
});
