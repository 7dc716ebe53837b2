import { createFileRoute } from '@tanstack/react-router';

import { InvoicesPage } from '../../app/InvoicesPage.js';
import { pickStrings } from '../../app/query-string.js';
import { screenOptions } from '../../app/route-guards.js';

function Invoices() {
  return <InvoicesPage query={Route.useSearch()} />;
}

export const Route = createFileRoute('/_app/invoices')({
  ...screenOptions('invoices'),
  validateSearch: pickStrings,
  component: Invoices,
});
