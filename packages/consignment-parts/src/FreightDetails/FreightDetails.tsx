import { useId, type FocusEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react';

import classes from './FreightDetails.module.css';
import { FreightPopover } from './FreightPopover.js';
import { useHoverIntent } from './use-hover-intent.js';

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
