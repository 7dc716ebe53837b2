import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './field.module.css';

/** What every field takes, whatever it holds. */
export interface FieldProps {
  readonly label: string;
  /** One line below the input, until an error takes its place. */
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  /** Required is the normal case; what may stay empty is marked. */
  readonly optional?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Of the input; `fieldId(path)` makes it reachable from an ErrorSummary. */
  readonly id?: string | undefined;
  /** Begins here when it appears. */
  readonly focusOnMount?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
}

interface WrapperProps {
  readonly label: ReactNode;
  readonly description: ReactNode;
  readonly error: ReactNode;
  readonly inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[];
  readonly classNames: { root: string; input: string; label: string; description: string; error: string };
  readonly readOnly: boolean;
  readonly disabled: boolean;
}

/** The id of the field that holds the value at a problem's path: `lineItems/0/count` → `field-lineItems-0-count`. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll(/[^A-Za-z0-9_-]+/g, '-')}`;
}

/** Label above, hint or error below in the one reserved line: what Mantine's inputs are given. */
export function wrapperProps(
  { label, hint, error, optional = false, readOnly = false, disabled = false }: FieldProps,
  inputClass?: string,
): WrapperProps {
  const failed = error !== null && error !== undefined && error !== '';
  return {
    label: (
      <>
        {label}
        {optional && !readOnly && <span className={classes.optional}> (optional)</span>}
      </>
    ),
    description: failed ? undefined : hint,
    error: failed ? (
      <>
        <IconAlertCircle size={14} aria-hidden className={classes.icon} />
        <span>{error}</span>
      </>
    ) : undefined,
    inputWrapperOrder: ['label', 'input', 'description', 'error'],
    classNames: {
      root: classes.root ?? '',
      input: [classes.input, inputClass].filter(Boolean).join(' '),
      label: classes.label ?? '',
      description: classes.description ?? '',
      error: classes.error ?? '',
    },
    readOnly,
    disabled,
  };
}

/** What stands in an empty input: the one that is given, and 'None' where nothing is to be filled in. */
export function placeholderProps(
  { readOnly = false }: FieldProps,
  placeholder?: string,
): { placeholder?: string } {
  if (readOnly) return { placeholder: 'None' };
  return placeholder === undefined ? {} : { placeholder };
}

/** Only the properties that were given: the inputs below tell "absent" from "undefined". */
export function inputProps({ id, focusOnMount, onBlur }: FieldProps): {
  id?: string;
  autoFocus?: boolean;
  onBlur?: () => void;
} {
  return {
    ...(id === undefined ? {} : { id }),
    ...(focusOnMount === undefined ? {} : { autoFocus: focusOnMount }),
    ...(onBlur === undefined ? {} : { onBlur }),
  };
}
