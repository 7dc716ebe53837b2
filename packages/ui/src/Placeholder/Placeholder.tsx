import { IconBarrierBlock } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { EmptyState } from '../EmptyState/index.js';

/** Stands in for a screen that is agreed and not built yet. */
export function Placeholder(): ReactNode {
  return <EmptyState icon={IconBarrierBlock} title="This screen isn't available yet" />;
}
