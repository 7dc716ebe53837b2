import { createFileRoute } from '@tanstack/react-router';

import { QuotePage } from '../../app/QuotePage.js';
import { screenOptions } from '../../app/route-guards.js';

export const Route = createFileRoute('/_app/consignment/quote')({
  ...screenOptions('quote'),
  component: QuotePage,
});
