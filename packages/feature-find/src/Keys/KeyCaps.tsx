import { areLetterKeysOn } from '@consign/ui';
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

/** Whether the key works: single characters, but not arrows, can be switched off (NAV-25). */
export function isKeyOn(key: string): boolean {
  return key.length > 1 || '←→↑↓'.includes(key) || areLetterKeysOn();
}
