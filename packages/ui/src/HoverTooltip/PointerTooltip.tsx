import { Tooltip } from '@mantine/core';
import { useEffect, type ReactNode, type RefObject } from 'react';

interface Props {
  readonly target: HTMLElement;
  /** Whether the pointer is over the target. */
  readonly isOver: RefObject<boolean>;
  readonly label: ReactNode;
}

/** A tooltip of an element that a pointer came to before this code did. */
export function PointerTooltip({ target, isOver, label }: Props): ReactNode {
  useEffect(() => {
    // Once the tooltip listens.
    const frame = requestAnimationFrame(() => {
      if (isOver.current) target.dispatchEvent(new MouseEvent('mousemove'));
    });
    return () => cancelAnimationFrame(frame);
  }, [target, isOver]);
  return <Tooltip target={target} label={label} />;
}
