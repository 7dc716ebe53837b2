import { ActionIcon, Popover, Skeleton } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { lazyComponent } from '../LazyComponent/lazy-component.js';

const Calendar = lazyComponent(
  async () => (await import('./Calendar.js')).Calendar,
  <Skeleton width={252} height={276} />,
);

/** Preloads the calendar's chunk, when the calendar is likely to open. */
export const loadCalendar = Calendar.preload;

interface Props {
  readonly label: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly value: string | null;
  readonly today: string;
  readonly onPick: (day: string) => void;
  readonly closed?: ReadonlyMap<string, string> | undefined;
}

/** The button inside the field that opens the calendar. Keyboard users press arrow down in the field instead. */
export function CalendarButton({ label, open, onOpenChange, closed, ...calendar }: Props): ReactNode {
  return (
    <Popover
      opened={open}
      onChange={onOpenChange}
      position="bottom-end"
      // The calendar is slightly wider than its skeleton; keep it in the window.
      middlewares={{ flip: true, shift: { padding: 8 } }}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Choose ${label.toLowerCase()}`}
          tabIndex={-1}
          onPointerEnter={loadCalendar}
          onClick={() => onOpenChange(!open)}
        >
          <IconCalendar size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Calendar {...calendar} closed={closed} />
      </Popover.Dropdown>
    </Popover>
  );
}
