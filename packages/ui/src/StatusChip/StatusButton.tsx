import { Tooltip } from '@mantine/core';
import { statuses } from '@consign/domain/status';
import type { ReactNode } from 'react';

import { chipProps, type ChipOptions } from './chip-props.js';

interface Props extends ChipOptions {
  /** Opens a dialog with details. */
  readonly onClick?: (() => void) | undefined;
}

/** A status that takes the focus, so that its meaning shows by keyboard too (LIST-22). A plain chip where it has none. */
export function StatusButton({ onClick, ...chip }: Props): ReactNode {
  const { meaning } = statuses[chip.code];
  if (onClick === undefined && meaning === null) return <span {...chipProps(chip)} />;
  const button = (
    <button type="button" {...chipProps(chip)} {...(onClick && { onClick, 'aria-haspopup': 'dialog' })} />
  );
  return meaning === null ? button : <Tooltip label={meaning}>{button}</Tooltip>;
}
