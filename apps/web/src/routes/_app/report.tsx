import { ReportScreen } from '@consign/feature-report';
import { createFileRoute } from '@tanstack/react-router';

import { pickStrings } from '../../app/query-string.js';
import { screenOptions } from '../../app/route-guards.js';

function Report() {
  const query = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ReportScreen
      query={query}
      onQueryChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}

export const Route = createFileRoute('/_app/report')({
  ...screenOptions('report'),
  validateSearch: pickStrings,
  component: Report,
});
