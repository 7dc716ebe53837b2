import { InputBase, TextInput } from '@mantine/core';
import type { ChangeEvent, CSSProperties, ReactNode } from 'react';

import {
  inputProps,
  placeholderProps,
  wholeValueProps,
  wrapperProps,
  type FieldProps,
} from '../Field/field.js';

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  /** Truncates typed and pasted text silently; use it only where no rule checks the length. */
  readonly maxLength?: number | undefined;
  /** Stops typing at this many characters; pasted text stays whole for the rule to check. */
  readonly maxTypedLength?: number | undefined;
  /** More than 1 shows a resizable multi-line box. */
  readonly lines?: number | undefined;
  readonly type?: 'text' | 'email' | 'tel' | 'search' | undefined;
}

// Mantine's Textarea is this with a box that grows, which would be half of its size.
const resizable = { '--input-resize': 'vertical' } as CSSProperties;

/** A text input of one or more lines. */
export function TextField({
  value,
  onChange,
  placeholder,
  maxLength,
  maxTypedLength,
  lines = 1,
  type = 'text',
  ...field
}: TextFieldProps): ReactNode {
  const handleChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
    const text = event.currentTarget.value;
    const isOver = maxTypedLength !== undefined && [...text].length > maxTypedLength;
    if (!isOver || !isTyped(event.nativeEvent) || text.length <= value.length) onChange(text);
  };
  const shared = {
    // Right-to-left text keeps its direction.
    dir: 'auto',
    onChange: handleChange,
    ...wrapperProps(field),
    ...inputProps(field),
    value,
    ...placeholderProps(field, placeholder),
    ...(maxLength === undefined ? {} : { maxLength }),
  };
  return lines > 1 ? (
    <InputBase component="textarea" multiline {...shared} rows={lines} style={resizable} />
  ) : (
    <TextInput {...shared} {...wholeValueProps(field, value)} type={type} />
  );
}

/** Whether the event is a keystroke, not a paste, drop, autofill or composition. */
function isTyped(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === 'insertText' && !event.isComposing;
}
