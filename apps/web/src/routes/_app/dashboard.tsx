import { createFileRoute } from '@tanstack/react-router';

import { DashboardPage } from '../../app/DashboardPage.js';
import { pickStrings } from '../../app/query-string.js';
import { screenOptions } from '../../app/route-guards.js';

function Dashboard() {
  const query = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DashboardPage
      query={query}
      onChange={({ query: search, replace }) => void navigate({ search, replace, resetScroll: false })}
    />
  );
}

export const Route = createFileRoute('/_app/dashboard')({
  ...screenOptions('dashboard'),
  validateSearch: pickStrings,
  component: Dashboard,
});
