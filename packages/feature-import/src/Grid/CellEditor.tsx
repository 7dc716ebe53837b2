import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

import classes from './ImportGrid.module.css';

interface Props {
  readonly name: string;
  readonly value: string;
  readonly isInvalid: boolean;
  readonly onChange: (value: string) => void;
  /** Ends with the value, and where to go on. */
  readonly onCommit: (move: 'down' | 'right' | 'left' | 'stay') => void;
  readonly onCancel: () => void;
}

/** The field in the place of a cell. Enter, Tab and leaving it save; Escape doesn't; Alt+Enter starts a line. */
export function CellEditor({ name, value, isInvalid, onChange, onCommit, onCancel }: Props): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const end = field.current?.value.length ?? 0;
    field.current?.focus();
    field.current?.setSelectionRange(end, end);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onCancel();
    } else if (event.key === 'Tab') {
      event.preventDefault();
      onCommit(event.shiftKey ? 'left' : 'right');
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (event.altKey) onChange(`${value}\n`);
      else onCommit('down');
    }
  };
  return (
    <textarea
      ref={field}
      rows={1}
      className={classes.editor}
      aria-label={name}
      aria-invalid={isInvalid || undefined}
      value={value}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
      onKeyDown={onKeyDown}
      onPaste={(event) => {
        event.stopPropagation();
      }}
      onBlur={() => {
        onCommit('stay');
      }}
    />
  );
}
