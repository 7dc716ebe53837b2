import { Textarea, TextInput } from '@mantine/core';
import type { ChangeEvent, ReactNode } from 'react';

import { inputProps, placeholderProps, wrapperProps, type FieldProps } from '../Field/index.js';

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  /** Nothing longer goes in, pasted or typed. Only for what a rule does not judge: it cuts without a word. */
  readonly maxLength?: number | undefined;
  /** Typing stops at so many characters; what is pasted stays whole, for the rule to judge. */
  readonly maxTypedLength?: number | undefined;
  /** More than one: a box of so many lines that grows with its text. */
  readonly lines?: number | undefined;
  readonly type?: 'text' | 'email' | 'tel' | 'search' | undefined;
}

/** A line of text, or several. */
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
    // A text that runs from right to left is written so, whatever the page does.
    dir: 'auto',
    onChange: handleChange,
    ...wrapperProps(field),
    ...inputProps(field),
    value,
    ...placeholderProps(field, placeholder),
    ...(maxLength === undefined ? {} : { maxLength }),
  };
  return lines > 1 ? (
    <Textarea {...shared} rows={lines} resize="vertical" />
  ) : (
    <TextInput {...shared} type={type} />
  );
}

/** Key by key, and not pasted, dropped, filled in by the browser or being composed. */
function isTyped(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === 'insertText' && !event.isComposing;
}
