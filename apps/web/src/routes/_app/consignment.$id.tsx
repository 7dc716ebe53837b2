import { consignmentQueries } from '@consign/queries';
import { createFileRoute } from '@tanstack/react-router';

import { ConsignmentPage } from '../../app/ConsignmentPage.js';
import { addCacheBuster } from '../../app/cache-buster.js';
import { pickStrings } from '../../app/query-string.js';
import { requireAccess } from '../../app/screen.js';

function Consignment() {
  const { id } = Route.useParams();
  return <ConsignmentPage key={id} reference={id} />;
}

export const Route = createFileRoute('/_app/consignment/$id')({
  staticData: { screen: 'consignment' },
  validateSearch: pickStrings,
  beforeLoad: (guarded) => {
    requireAccess('consignment', guarded);
    addCacheBuster(guarded);
  },
  loader: ({ context: { session }, params }) => {
    // Not awaited: the screen shows the shape of what comes.
    void session.queryClient.prefetchQuery(consignmentQueries(session.client).detail(params.id));
  },
  component: Consignment,
});
