import { StatusChip } from '@consign/ui';
import type { ReactNode } from 'react';

import { KeyCaps } from '../Keys/index.js';
import type { PaletteItem } from './palette-item.js';
import classes from './Palette.module.css';
import { optionRole } from './roles.js';

interface Props {
  readonly id: string;
  readonly item: PaletteItem;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: (inNewTab: boolean) => void;
}

/** One entry; one that can't be chosen says why below its name. */
export function PaletteOption({ id, item, isActive, onPoint, onChoose }: Props): ReactNode {
  const { label, hint, status, keys, reason } = item;
  return (
    <button
      type="button"
      id={id}
      {...optionRole(isActive)}
      tabIndex={-1}
      className={classes.option}
      aria-disabled={reason != null || undefined}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
    >
      <span className={classes.label}>
        <bdi>{label}</bdi>
        {hint !== undefined && (
          <span className={classes.hint}>
            {' '}
            <bdi>{hint}</bdi>
          </span>
        )}
        {reason != null && <span className={classes.reason}> {reason}</span>}
      </span>
      {status !== undefined && <StatusChip code={status} />}
      {keys !== undefined && <KeyCaps keys={keys} />}
    </button>
  );
}
