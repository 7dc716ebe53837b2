import { createFileRoute } from '@tanstack/react-router';

import { ImportPage } from '../../app/ImportPage.js';
import { pickStrings } from '../../app/query-string.js';
import { screenOptions } from '../../app/route-guards.js';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;

function Import() {
  const { session = '' } = Route.useSearch();
  return <ImportPage sessionId={uuid.test(session) ? session : null} />;
}

export const Route = createFileRoute('/_app/consignment/import')({
  ...screenOptions('import'),
  validateSearch: pickStrings,
  component: Import,
});
