import { IconBarrierBlock } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { EmptyState } from '../EmptyState/EmptyState.js';

/** Shown for a planned screen that isn't built yet. */
export function Placeholder(): ReactNode {
  return <EmptyState icon={IconBarrierBlock} title="This screen isn't available yet" />;
}
