import { useEffect, useRef } from 'react';

/** What can be done on the current screen, for the palette (NAV-21) and the list of keys (NAV-24). */
export interface ScreenAction {
  /** A verb with its object, as on the button: 'Request Pickup'. */
  readonly label: string;
  /** Each key that does it, as 'Ctrl+S', '/' or 'Page Down'; Ctrl also stands for ⌘. */
  readonly keys?: readonly string[] | undefined;
  /** Why it can't be done now; null if it can. */
  readonly reason?: string | null | undefined;
  /** Absent for keys that only mean something where the focus is, such as the arrows of a list. */
  readonly run?: (() => void) | undefined;
  /** Offered on every screen, after what the screen itself can do. */
  readonly isGeneral?: boolean | undefined;
}

interface Registered {
  readonly current: readonly ScreenAction[];
}

const registered = new Set<Registered>();

/** Registers actions while the component is mounted; reasons and callbacks are always those of its last render. */
export function useScreenActions(actions: readonly ScreenAction[]): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    registered.add(latest);
    return () => void registered.delete(latest);
  }, []);
}

/**
 * The actions of the mounted screens, in the order in which they were registered; those of every screen come last. An
 * action that is registered twice, as by a button and by its screen, is listed once, with its keys.
 */
export function listScreenActions(): readonly ScreenAction[] {
  const byLabel = new Map<string, ScreenAction>();
  for (const action of [...registered].flatMap(({ current }) => current)) {
    const known = byLabel.get(action.label) ?? action;
    byLabel.set(action.label, { ...known, keys: known.keys ?? action.keys });
  }
  const all = [...byLabel.values()];
  return [...all.filter(({ isGeneral }) => isGeneral !== true), ...all.filter(({ isGeneral }) => isGeneral)];
}
