import { createFileRoute } from '@tanstack/react-router';

import { ConsignmentPage } from '../../app/ConsignmentPage.js';
import { requireAccess, requireSite } from '../../app/route-guards.js';

function NewConsignment() {
  return <ConsignmentPage reference={null} />;
}

export const Route = createFileRoute('/_app/consignment/create')({
  staticData: { screen: 'newConsignment' },
  beforeLoad: (options) => {
    requireAccess('newConsignment', options);
    return requireSite(options);
  },
  component: NewConsignment,
});
