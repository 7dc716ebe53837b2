import { consignmentQueries, prefetch } from '@consign/queries';
import { createFileRoute } from '@tanstack/react-router';

import { ConsignmentPage } from '../../app/ConsignmentPage.js';
import { addCacheBuster } from '../../app/cache-buster.js';
import { pickStrings } from '../../app/query-string.js';
import { requireAccess } from '../../app/route-guards.js';

function Consignment() {
  const { id } = Route.useParams();
  return <ConsignmentPage key={id} reference={id} />;
}

export const Route = createFileRoute('/_app/consignment/$id')({
  staticData: { screen: 'consignment' },
  validateSearch: pickStrings,
  beforeLoad: (options) => {
    requireAccess('consignment', options);
    addCacheBuster(options);
  },
  loader: ({ context: { session }, params }) => {
    // Not awaited: the screen shows skeletons while this loads.
    void prefetch(session.queryClient, consignmentQueries(session.client).detail(params.id));
  },
  component: Consignment,
});
