import { MainAndSide } from '@consign/ui';
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './ScreenColumns.module.css';

interface Props {
  readonly isSmall: boolean;
  /** What can be done on a larger screen; null for nothing. */
  readonly hint: string | null;
  readonly side: ReactNode;
  readonly children: ReactNode;
}

/** A main column and a sidebar; on small screens two tabs (CONS-11). */
export function ScreenColumns({ isSmall, hint, side, children }: Props): ReactNode {
  if (!isSmall) return <MainAndSide side={side}>{children}</MainAndSide>;
  return (
    <Tabs defaultValue="consignment" keepMounted={false}>
      <Tabs.List grow mb={12}>
        <Tabs.Tab value="consignment">Consignment info</Tabs.Tab>
        <Tabs.Tab value="additional">Additional info</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="consignment">
        {hint !== null && <p className={classes.hint}>{hint}</p>}
        <MainAndSide side={null}>{children}</MainAndSide>
      </Tabs.Panel>
      <Tabs.Panel value="additional">
        <MainAndSide side={null}>{side}</MainAndSide>
      </Tabs.Panel>
    </Tabs>
  );
}
