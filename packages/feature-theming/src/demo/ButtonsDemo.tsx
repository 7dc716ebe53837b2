import { DisabledReasonButton } from '@consign/ui';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from '../ThemingScreen.module.css';

export function ButtonsDemo(): ReactNode {
  return (
    <div className={classes.row}>
      <Button>Save</Button>
      <Button leftSection={<IconPlus size={16} aria-hidden />}>Add item</Button>
      <Button variant="default">Cancel</Button>
      <Button variant="subtle">Show more</Button>
      <Button color="red.9">Discard changes</Button>
      <Button loading>Saving</Button>
      <DisabledReasonButton reason="A consignment without a freight item cannot be dispatched">
        Dispatch
      </DisabledReasonButton>
    </div>
  );
}
