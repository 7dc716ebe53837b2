import type { BulkAction } from '@consign/domain/bulk';
import { useMenuFocus } from '@consign/ui';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './BulkActions.module.css';
import { canStart, describeRefused, formatActionLabel, type BulkPlans } from './use-bulk-plans.js';

interface Props {
  readonly actions: readonly BulkAction[];
  readonly plans: BulkPlans;
  readonly busy: boolean;
  /** One of these actions is running. */
  readonly working: boolean;
  readonly onPress: (action: BulkAction) => void;
}

/** The less frequent actions; one that does not apply to all shows why below its name. */
export function MoreActions({ actions, plans, busy, working, onPress }: Props): ReactNode {
  const { target, openFromMenu } = useMenuFocus();
  return (
    <Menu position="bottom-end" width={300}>
      <Menu.Target>
        <Button
          ref={target}
          variant="default"
          size="compact-md"
          className={classes.action ?? ''}
          disabled={busy}
          loading={working}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => {
          const plan = plans[action];
          if (!plan.shown) return null;
          const reason = describeRefused(plan);
          return (
            <Menu.Item
              key={action}
              onClick={() => openFromMenu(() => onPress(action))}
              {...(canStart(plan) ? {} : { 'aria-disabled': true, className: classes.unfit ?? '' })}
            >
              {formatActionLabel(action, plan)}
              {reason !== null && <span className={classes.reason}>{reason}</span>}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
