import { useHotkeys, type HotkeyItem } from '@mantine/hooks';

import { isDialogOpen } from './letter-keys.js';

/** Shortcuts of a screen that also work while the user types. Beneath a dialog the keys do nothing (NAV-30). */
export function useScreenHotkeys(keys: readonly HotkeyItem[]): void {
  useHotkeys(
    keys.map(([key, act, options = {}]): HotkeyItem => [
      key,
      (event) => {
        if (!isDialogOpen()) act(event);
      },
      options,
    ]),
    [],
  );
}
