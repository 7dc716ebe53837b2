import { Button, Tooltip, VisuallyHidden, type ButtonVariant } from '@mantine/core';
import { useId, useRef, type ReactNode } from 'react';

import { useScreenActions } from '../screen-actions/screen-actions.js';

interface Props {
  readonly id?: string | undefined;
  readonly children: ReactNode;
  /** Why it is disabled, shown on hover, focus and touch; null when enabled. */
  readonly reason: string | null;
  readonly onClick?: (() => void) | undefined;
  readonly busy?: boolean | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  readonly variant?: ButtonVariant | undefined;
  readonly icon?: ReactNode;
  /** In an action bar on a tablet only its icon is shown. */
  readonly symbol?: boolean | undefined;
  readonly className?: string | undefined;
  /** Its shortcuts, such as 'Ctrl+S', for the palette and the list of keys. */
  readonly keys?: readonly string[] | undefined;
}

/**
 * A button that stays focusable when disabled, so that everyone can read the reason. If its content is text, the palette
 * offers it as an action of the screen, with the same reason (NAV-21).
 */
export function DisabledReasonButton({
  id,
  children,
  reason,
  onClick,
  busy = false,
  type = 'button',
  variant = 'filled',
  icon,
  symbol = false,
  className,
  keys,
}: Props): ReactNode {
  const reasonId = useId();
  const target = useRef<HTMLButtonElement>(null);
  const run = () => target.current?.click();
  useScreenActions(typeof children === 'string' ? [{ label: children, keys, reason, run }] : []);
  return (
    <>
      {/* Always there: a button that moved into it would be another one, without the focus (CONS-145). */}
      <Tooltip label={reason} disabled={reason === null}>
        <Button
          ref={target}
          {...(id === undefined ? {} : { id })}
          type={type}
          variant={variant}
          loading={busy}
          data-symbol={symbol || undefined}
          {...(icon === undefined ? {} : { leftSection: icon })}
          {...(className === undefined ? {} : { className })}
          {...(reason === null
            ? {}
            : { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': reasonId })}
          onClick={(event) => {
            if (reason === null) onClick?.();
            else event.preventDefault();
          }}
        >
          {children}
        </Button>
      </Tooltip>
      {reason !== null && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
    </>
  );
}
