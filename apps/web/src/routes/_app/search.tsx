import { SearchScreen } from '@consign/feature-search';
import { createFileRoute } from '@tanstack/react-router';

import { texts } from '../../app/query-string.js';
import { screen } from '../../app/screen.js';
import { useConsignmentLink } from '../../app/use-consignment-link.js';

function Search() {
  const query = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SearchScreen
      query={query}
      onQueryChange={(search) => void navigate({ search })}
      link={useConsignmentLink()}
    />
  );
}

export const Route = createFileRoute('/_app/search')({
  ...screen('search'),
  validateSearch: texts,
  component: Search,
});
