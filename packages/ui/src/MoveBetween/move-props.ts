import type { ReactNode } from 'react';

export interface MovePanel {
  readonly id: string;
  readonly title: string;
  /** What it means for an item to be here. */
  readonly hint: string;
}

export interface MoveItem {
  readonly id: string;
  readonly name: string;
  /** The id of the panel that it is in. */
  readonly panel: string;
  /** The ids of the panels that it may be moved to; its own may be among them. */
  readonly allowed: readonly string[];
  readonly details?: ReactNode;
}

export interface MoveBetweenProps {
  /** Names the items for screen readers: 'Delivery extras'. */
  readonly label: string;
  readonly panels: readonly MovePanel[];
  readonly items: readonly MoveItem[];
  readonly readOnly?: boolean | undefined;
  readonly onMove: (itemId: string, panelId: string) => void;
}
