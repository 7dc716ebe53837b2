import { useEffect, useRef } from 'react';

/** An action of the current screen, for the palette (NAV-21) and the list of keys (NAV-24). */
export interface ScreenAction {
  /** A verb with its object, as on the button: 'Request Pickup'. */
  readonly label: string;
  /** Its keys, such as 'Ctrl+S', '/' or 'Page Down'; Ctrl also stands for ⌘. */
  readonly keys?: readonly string[] | undefined;
  /** Why it can't be done now; null if it can. */
  readonly reason?: string | null | undefined;
  /** Absent for keys that depend on the focus, such as the arrow keys of a list. */
  readonly run?: (() => void) | undefined;
  /** Offered on every screen, after the screen's own actions. */
  readonly isGeneral?: boolean | undefined;
}

interface Registered {
  readonly current: readonly ScreenAction[];
}

const registered = new Set<Registered>();

/** Registers actions while the component is mounted, with the reasons and callbacks of its last render. */
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
 * The actions of the mounted screens in the order of registration, general ones last. An action registered twice, such as
 * by a button and its screen, is listed once, with its keys.
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
