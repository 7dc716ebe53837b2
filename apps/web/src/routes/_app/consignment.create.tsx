import { createFileRoute } from '@tanstack/react-router';

import { ConsignmentPage } from '../../app/ConsignmentPage.js';
import { requireAccess, requireSite } from '../../app/screen.js';

function NewConsignment() {
  return <ConsignmentPage reference={null} />;
}

export const Route = createFileRoute('/_app/consignment/create')({
  staticData: { screen: 'newConsignment' },
  beforeLoad: (guarded) => {
    requireAccess('newConsignment', guarded);
    return requireSite(guarded);
  },
  component: NewConsignment,
});
