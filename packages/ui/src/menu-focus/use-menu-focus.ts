import { useRef, type RefObject } from 'react';

interface MenuFocus {
  /** For the button that opens the menu. */
  readonly target: RefObject<HTMLButtonElement | null>;
  /** Leaves the menu for what an entry opens. */
  readonly openFromMenu: (open: () => void) => void;
}

/** A menu whose entries open dialogs: an entry goes with its menu, so the focus comes back to the button that stays. */
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
