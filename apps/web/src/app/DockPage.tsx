import { LoadCheckScreen } from '@consign/feature-find';
import type { ReactNode } from 'react';

import { useConsignmentLink } from './links.js';

/** Connects the load check to the router; the address may name the consignments. */
export function DockPage({ refs }: { readonly refs: string }): ReactNode {
  const { href } = useConsignmentLink();
  const references = refs.split(',').filter((each) => each !== '');
  return <LoadCheckScreen references={references.length === 0 ? null : references} consignmentHref={href} />;
}
