import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './field.module.css';

/** Props of every field. */
export interface FieldProps {
  readonly label: string;
  /** One line below the input; an error replaces it. */
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  /** Something to look at again that stops nothing; shown instead of the hint. */
  readonly warning?: string | null | undefined;
  /** Marks the field as optional; fields are required by default. */
  readonly optional?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** The id of the input; use `fieldId(path)` to make it a link target for ErrorSummary. */
  readonly id?: string | undefined;
  /** Focuses the input on mount. */
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

/** The DOM id of the field at a problem's path: `lineItems/0/count` → `field-lineItems-0-count`. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll(/[^A-Za-z0-9_-]+/g, '-')}`;
}

function describe(hint: string | undefined, warning: string | null | undefined): ReactNode {
  if (warning === null || warning === undefined) return hint;
  return (
    <span className={classes.warning}>
      <IconAlertTriangle size={14} aria-hidden className={classes.icon} />
      <span>{warning}</span>
    </span>
  );
}

/** Props of Mantine's input wrapper: label above; hint or error below, in one reserved line. */
export function wrapperProps(
  { label, hint, error, warning, optional = false, readOnly = false, disabled = false }: FieldProps,
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
    description: failed ? undefined : describe(hint, warning),
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

const longest = 20;

/** Shows a long read-only value on as many lines as it needs; an input cuts it (CONS-144). Screen readers read the input. */
export function wholeValueProps(
  { readOnly = false }: FieldProps,
  text: string,
): { inputContainer: (input: ReactNode) => ReactNode } {
  return {
    inputContainer: (input) => (
      <>
        {input}
        {readOnly && text.length > longest && (
          <span className={classes.whole} dir="auto" aria-hidden>
            {text}
          </span>
        )}
      </>
    ),
  };
}

/** The given placeholder, or 'None' when read-only. */
export function placeholderProps(
  { readOnly = false }: FieldProps,
  placeholder?: string,
): { placeholder?: string } {
  if (readOnly) return { placeholder: 'None' };
  return placeholder === undefined ? {} : { placeholder };
}

/**
 * The defined input props only: under exactOptionalPropertyTypes, Mantine doesn't accept undefined. Read-only
 * values are text, not Tab stops (CONS-81).
 */
export function inputProps({ id, focusOnMount, readOnly = false, onBlur }: FieldProps): {
  id?: string;
  autoFocus?: boolean;
  tabIndex?: -1;
  onBlur?: () => void;
} {
  return {
    ...(id === undefined ? {} : { id }),
    ...(readOnly ? { tabIndex: -1 as const } : {}),
    ...(focusOnMount === undefined ? {} : { autoFocus: focusOnMount }),
    ...(onBlur === undefined ? {} : { onBlur }),
  };
}

/** Focuses the field at the path, or its nearest ancestor with an id; false when there is none. */
export function focusField(path: string): boolean {
  const parts = path.split('/');
  while (parts.length > 0) {
    const target = document.getElementById(fieldId(parts.join('/')));
    if (target) {
      target.scrollIntoView({ block: 'center' });
      target.focus({ preventScroll: true });
      return true;
    }
    parts.pop();
  }
  return false;
}
