import { LoadCheckScreen } from '@consign/feature-find';
import { createFileRoute } from '@tanstack/react-router';

import { useConsignmentLink } from '../../app/links.js';
import { pickStrings } from '../../app/query-string.js';
import { screenOptions } from '../../app/route-guards.js';

/** The address may name the consignments. */
function Dock() {
  const { refs = '' } = Route.useSearch();
  const { href } = useConsignmentLink();
  const references = refs.split(',').filter((each) => each !== '');
  return <LoadCheckScreen references={references.length === 0 ? null : references} consignmentHref={href} />;
}

export const Route = createFileRoute('/_app/dock')({
  ...screenOptions('dock'),
  validateSearch: pickStrings,
  component: Dock,
});
