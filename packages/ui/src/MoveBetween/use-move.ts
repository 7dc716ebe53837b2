import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

/** The control of an item that had the focus when it was moved. */
type Control = 'grip' | 'menu';

/** An item that is held, by keyboard or pointer, and the panel that it would be dropped into. */
export interface Held {
  readonly itemId: string;
  readonly over: string;
}

export interface Move {
  readonly held: Held | null;
  /** The last step in words, for a live region. */
  readonly announcement: string;
  /** The panels that an item can be moved to, in order, without its own. */
  readonly targets: (item: MoveItem) => MoveBetweenProps['panels'];
  readonly moveTo: (item: MoveItem, panelId: string, control: Control) => void;
  readonly onGripKey: (item: MoveItem, event: KeyboardEvent) => void;
  readonly onGripBlur: (event: FocusEvent) => void;
  readonly holdByPointer: (held: Held | null) => void;
  readonly register: (itemId: string, control: Control) => (element: HTMLElement | null) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Moves items between panels: Space picks one up, arrow keys choose a panel, Space drops, Escape cancels (XTRA-02). */
export function useMove({ panels, items, onMove }: MoveBetweenProps): Move {
  const [held, setHeld] = useState<(Held & { readonly by: 'keyboard' | 'pointer' }) | null>(null);
  const [announcement, announce] = useState('');
  const controls = useRef(new Map<string, HTMLElement>());
  const focusNext = useRef<string | null>(null);

  // A moved item is a new element in its panel, without the focus that it had.
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    const control = controls.current.get(focusNext.current);
    focusNext.current = null;
    if (control !== undefined && document.activeElement !== control) control.focus();
  });

  const findTitle = (panelId: string) => panels.find(({ id }) => id === panelId)?.title ?? '';
  const allowedPanels = (item: MoveItem) =>
    panels.filter(({ id }) => id === item.panel || item.allowed.includes(id));

  const moveTo = (item: MoveItem, panelId: string, control: Control): void => {
    setHeld(null);
    if (panelId === item.panel || !item.allowed.includes(panelId)) {
      announce(`${item.name} stays in ${findTitle(item.panel)}.`);
      return;
    }
    focusNext.current = `${control} ${item.id}`;
    announce(`${item.name} was dropped in ${findTitle(panelId)}.`);
    onMove(item.id, panelId);
  };

  const step = (item: MoveItem, over: string, by: number): void => {
    const reachable = allowedPanels(item);
    const at = reachable.findIndex(({ id }) => id === over);
    const next = reachable[Math.min(Math.max(at + by, 0), reachable.length - 1)];
    if (next === undefined) return;
    setHeld({ itemId: item.id, over: next.id, by: 'keyboard' });
    announce(`${item.name} is over ${next.title}: ${next.hint}.`);
  };

  const cancel = (item: MoveItem): void => {
    setHeld(null);
    announce(`Cancelled: ${item.name} stays in ${findTitle(item.panel)}.`);
  };

  return {
    held,
    announcement,
    targets: (item) => allowedPanels(item).filter(({ id }) => id !== item.panel),
    moveTo,
    onGripKey: (item, event) => {
      const { key } = event;
      const isHeld = held?.by === 'keyboard' && held.itemId === item.id;
      const isDrop = key === ' ' || key === 'Enter';
      if (!isDrop && !(isHeld && (key === 'Escape' || key in steps))) return;
      event.preventDefault();
      event.stopPropagation();
      // A held key repeats: it must not drop what it has picked up.
      if (isDrop && event.repeat) return;
      if (!isHeld) {
        setHeld({ itemId: item.id, over: item.panel, by: 'keyboard' });
        announce(
          `Picked up ${item.name}, in ${findTitle(item.panel)}. Choose a panel with the arrow keys, drop with Space, cancel with Escape.`,
        );
      } else if (isDrop) moveTo(item, held.over, 'grip');
      else if (key === 'Escape') cancel(item);
      else step(item, held.over, steps[key] ?? 0);
    },
    onGripBlur: () => {
      const item = items.find(({ id }) => id === held?.itemId);
      if (held?.by === 'keyboard' && item !== undefined) cancel(item);
    },
    holdByPointer: (next) => setHeld(next === null ? null : { ...next, by: 'pointer' }),
    register: (itemId, control) => (element) => {
      const key = `${control} ${itemId}`;
      if (element === null) controls.current.delete(key);
      else controls.current.set(key, element);
    },
  };
}

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
