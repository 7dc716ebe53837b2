import { useRef, type RefObject } from 'react';

interface MenuFocus {
  /** The ref of the button that opens the menu. */
  readonly target: RefObject<HTMLButtonElement | null>;
  /** Focuses the menu's button, then opens a dialog, so that closing the dialog restores the focus. */
  readonly openFromMenu: (open: () => void) => void;
}

/** For menus whose entries open dialogs: the entry unmounts with its menu, so the focus must return to the button. */
export function useMenuFocus(): MenuFocus {
  const target = useRef<HTMLButtonElement>(null);
  return {
    target,
    openFromMenu: (open) => {
      target.current?.focus();
      open();
    },
  };
}
