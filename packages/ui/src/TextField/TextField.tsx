import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';

import { inputProps, placeholderProps, wrapperProps, type FieldProps } from '../Field/index.js';

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  /** Typing stops here; the rule's own limit may be another. */
  readonly maxLength?: number | undefined;
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
  lines = 1,
  type = 'text',
  ...field
}: TextFieldProps): ReactNode {
  const shared = {
    ...wrapperProps(field),
    ...inputProps(field),
    value,
    ...placeholderProps(field, placeholder),
    ...(maxLength === undefined ? {} : { maxLength }),
  };
  return lines > 1 ? (
    <Textarea
      {...shared}
      rows={lines}
      resize="vertical"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ) : (
    <TextInput {...shared} type={type} onChange={(event) => onChange(event.currentTarget.value)} />
  );
}
