import { createFileRoute } from '@tanstack/react-router';

import { ConsignmentPage } from '../../app/ConsignmentPage.js';
import { admit, needSite } from '../../app/screen.js';

function NewConsignment() {
  return <ConsignmentPage reference={null} />;
}

export const Route = createFileRoute('/_app/consignment/create')({
  staticData: { screen: 'newConsignment' },
  beforeLoad: (guarded) => {
    admit('newConsignment', guarded);
    return needSite(guarded);
  },
  component: NewConsignment,
});
