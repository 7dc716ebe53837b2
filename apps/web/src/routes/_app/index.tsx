import { firstAccessibleTab, routeAccess } from '@consign/domain/permissions';
import { createFileRoute, redirect } from '@tanstack/react-router';

import { DashboardPage } from '../../app/DashboardPage.js';
import { pickStrings } from '../../app/query-string.js';
import { redirectToError } from '../../app/route-guards.js';

export const Route = createFileRoute('/_app/')({
  staticData: { screen: 'home' },
  validateSearch: pickStrings,
  beforeLoad: ({ context }) => {
    const first = firstAccessibleTab(context.session.access);
    if (first === null) redirectToError('not-authorised');
    if (first.route !== 'dashboard') throw redirect({ to: routeAccess[first.route].path, replace: true });
  },
  component: DashboardPage,
});
