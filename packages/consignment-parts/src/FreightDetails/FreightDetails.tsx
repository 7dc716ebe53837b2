import {
  useId,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { Popover, Skeleton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { formatDangerousGoods } from '@consign/domain/freight';
import { freightQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { typography } from '@consign/ui';
import { useQuery } from '@tanstack/react-query';

import classes from './FreightDetails.module.css';

interface Props {
  readonly consignmentId: string;
  /** The totals shown in the list. */
  readonly children: ReactNode;
}

function isTouch({ nativeEvent }: MouseEvent): boolean {
  return 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
}

/** Shows the freight items of a row on hover, focus and touch (LIST-03). Not a tab stop: arrow keys reach it. */
export function FreightDetails({ consignmentId, children }: Props): ReactNode {
  const id = useId();
  const { isOpen, hover, leave, show, hide } = useHoverIntent();
  return (
    <span
      className={classes.root}
      tabIndex={-1}
      data-row-freight
      aria-describedby={isOpen ? id : undefined}
      onPointerEnter={({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') hover();
      }}
      onPointerLeave={leave}
      onFocus={({ target }: FocusEvent<HTMLElement>) => {
        if (target.matches(':focus-visible')) show();
      }}
      onBlur={hide}
      onClickCapture={(event) => {
        if (!isTouch(event)) return;
        // Prevents opening the row, as a touch elsewhere in it does.
        event.preventDefault();
        show();
      }}
    >
      {children}
      {isOpen && <FreightPopover id={id} consignmentId={consignmentId} onClose={hide} />}
    </span>
  );
}

interface PopoverProps {
  readonly id: string;
  readonly consignmentId: string;
  readonly onClose: () => void;
}

/** Opens below its cell; Escape closes it, wherever the focus is. */
function FreightPopover({ id, consignmentId, onClose }: PopoverProps): ReactNode {
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

/** The freight items of one consignment, each with its dangerous goods (LIST-03). */
function FreightList({ consignmentId }: { readonly consignmentId: string }): ReactNode {
  const { data: items, isError } = useQuery(freightQueries(useClient()).forConsignment(consignmentId));
  if (isError && items === undefined) {
    return <p>Failed to load line item information. Please try again.</p>;
  }
  if (items === undefined) {
    return (
      <div aria-busy="true" aria-label="Loading freight items">
        <Skeleton height={14} width={140} my={4} />
      </div>
    );
  }
  if (items.length === 0) return <p>No freight items</p>;
  return (
    <ul>
      {items.map(({ count, packagingTypeObject, dangerousGoods }, index) => (
        // eslint-disable-next-line react/no-array-index-key -- the answer gives its items no id, and they never move
        <li key={index}>
          <span>{count}</span> × <bdi>{packagingTypeObject.name}</bdi>
          {dangerousGoods !== null && (
            <div className={typography.hint}>{formatDangerousGoods(dangerousGoods)}</div>
          )}
        </li>
      ))}
    </ul>
  );
}

const openMs = 250;
const closeMs = 150;

interface HoverIntent {
  readonly isOpen: boolean;
  /** Pointer entered: opens after a delay. */
  readonly hover: () => void;
  /** Pointer left: closes after a delay, so that it can move into the popover. */
  readonly leave: () => void;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Opens only when the pointer pauses, so that moving across rows loads nothing. */
function useHoverIntent(): HoverIntent {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const after = (delay: number, open: boolean) => (): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(open), delay);
  };
  const now = (open: boolean) => (): void => {
    window.clearTimeout(timer.current);
    setOpen(open);
  };
  return {
    isOpen,
    hover: after(openMs, true),
    leave: after(closeMs, false),
    show: now(true),
    hide: now(false),
  };
}
