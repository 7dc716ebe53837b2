import { Popover } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { ReactNode } from 'react';

import classes from './FreightDetails.module.css';
import { FreightList } from './FreightList.js';

interface Props {
  readonly id: string;
  readonly consignmentId: string;
  readonly onClose: () => void;
}

/** Opens below its cell; Escape closes it, wherever the focus is. */
export function FreightPopover({ id, consignmentId, onClose }: Props): ReactNode {
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape') onClose();
  });
  return (
    <Popover opened position="bottom-end" shadow="md" withRoles={false} onDismiss={onClose}>
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown id={id} role="tooltip" className={classes.dropdown ?? ''}>
        <FreightList consignmentId={consignmentId} />
      </Popover.Dropdown>
    </Popover>
  );
}
