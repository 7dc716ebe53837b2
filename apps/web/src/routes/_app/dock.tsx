import { createFileRoute } from '@tanstack/react-router';

import { DockPage } from '../../app/DockPage.js';
import { pickStrings } from '../../app/query-string.js';
import { screenOptions } from '../../app/route-guards.js';

function Dock() {
  return <DockPage refs={Route.useSearch()['refs'] ?? ''} />;
}

export const Route = createFileRoute('/_app/dock')({
  ...screenOptions('dock'),
  validateSearch: pickStrings,
  component: Dock,
});
