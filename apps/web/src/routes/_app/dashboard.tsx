import { createFileRoute } from '@tanstack/react-router';

import { DashboardPage } from '../../app/DashboardPage.js';
import { pickStrings } from '../../app/query-string.js';
import { screenOptions } from '../../app/route-guards.js';

export const Route = createFileRoute('/_app/dashboard')({
  ...screenOptions('dashboard'),
  validateSearch: pickStrings,
  component: DashboardPage,
});
