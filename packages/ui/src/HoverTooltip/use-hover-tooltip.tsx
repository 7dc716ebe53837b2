import { Tooltip } from '@mantine/core';
import { useState, type PointerEvent, type ReactNode } from 'react';

interface HoverTooltip {
  /** For the element that the tooltip describes. */
  readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  /** To be rendered anywhere beside it. */
  readonly tooltip: ReactNode;
}

/**
 * A tooltip that is mounted when a pointer comes: a list has one in each row, where Mantine's takes as long as the rest of
 * the cell. Not for what has the focus. Null for no tooltip.
 */
export function useHoverTooltip(label: ReactNode): HoverTooltip {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  return {
    onPointerEnter: ({ currentTarget }) => setTarget(currentTarget),
    tooltip: target !== null && label !== null && <Tooltip target={target} label={label} />,
  };
}
