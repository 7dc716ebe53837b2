import { Placeholder } from '@consign/ui';
import { createFileRoute } from '@tanstack/react-router';

import { admit, needSite } from '../../app/screen.js';

export const Route = createFileRoute('/_app/consignment/create')({
  staticData: { screen: 'newConsignment' },
  beforeLoad: (guarded) => {
    admit('newConsignment', guarded);
    return needSite(guarded);
  },
  component: Placeholder,
});
