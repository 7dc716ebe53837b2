import type { StatusCode } from '@consign/domain/status';
import type { CSSProperties } from 'react';

/** The colours of a status as `--chip-text`, `--chip-ground` and `--chip-line`. */
export function statusStyle(code: StatusCode): CSSProperties {
  const tone = code.toLowerCase();
  return {
    '--chip-text': `var(--consign-status-${tone}-text)`,
    '--chip-ground': `var(--consign-status-${tone}-ground)`,
    '--chip-line': `var(--consign-status-${tone}-line)`,
  } as CSSProperties;
}
