import type { ReactNode } from 'react';

import classes from './Keys.module.css';

const isApple = /Mac|iPhone|iPad/u.test(navigator.platform);

/** The keys of an action, as they stand on the keyboard: ⌘ for Ctrl on a Mac. */
export function KeyCaps({ keys }: { readonly keys: readonly string[] }): ReactNode {
  return keys.map((key) => (
    <kbd key={key} className={classes.key}>
      {(isApple ? key.replace('Ctrl', '⌘') : key).replaceAll('+', ' + ')}
    </kbd>
  ));
}
