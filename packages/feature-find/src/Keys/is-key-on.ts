import { areLetterKeysOn } from '@consign/ui';

/** Whether the key works: single characters, but not arrows, can be switched off (NAV-25). */
export function isKeyOn(key: string): boolean {
  return key.length > 1 || '←→↑↓'.includes(key) || areLetterKeysOn();
}
