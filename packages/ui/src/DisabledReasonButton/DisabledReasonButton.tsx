import { Button, Tooltip, VisuallyHidden, type ButtonVariant } from '@mantine/core';
import { useId, type ReactNode } from 'react';

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
  readonly className?: string | undefined;
}

/** A button that stays focusable when disabled, so that everyone can read the reason. */
export function DisabledReasonButton({
  id,
  children,
  reason,
  onClick,
  busy = false,
  type = 'button',
  variant = 'filled',
  icon,
  className,
}: Props): ReactNode {
  const reasonId = useId();
  const button = (
    <Button
      {...(id === undefined ? {} : { id })}
      type={type}
      variant={variant}
      loading={busy}
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
  );
  if (reason === null) return button;
  return (
    <>
      <Tooltip label={reason}>{button}</Tooltip>
      <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
    </>
  );
}
