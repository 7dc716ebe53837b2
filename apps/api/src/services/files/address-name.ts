import { toFileName } from '@consign/domain/files';

/** URL-encoded. */
const MAX_ENCODED_LENGTH = 200;

/** The file name for a URL: no path separators, and short enough for any URL limit. */
export function addressName(name: string): string {
  const plain = toFileName(name).replaceAll(/[\p{Cf}?#%]/gu, '_');
  const [, stem = '', extension = ''] = /^(.*?)(\.[a-z\d]{1,5})?$/iu.exec(plain) ?? [];
  let kept = '';
  for (const character of stem) {
    if (encodeURIComponent(kept + character + extension).length > MAX_ENCODED_LENGTH) break;
    kept += character;
  }
  return kept + extension === '' || /^\.+$/u.test(kept + extension) ? 'file' : kept + extension;
}
