import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { inputProps, placeholderProps, wrapperProps, type FieldProps } from '../Field/field.js';
import selectClasses from '../SelectField/SelectField.module.css';

export interface Suggestion {
  /** Unique within its list. */
  readonly id: string;
  readonly label: string;
  /** A second line in the list, for example its source. */
  readonly hint?: string | undefined;
}

export interface SuggestFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Suggestions for the current text. The caller updates the text when one is picked. */
  readonly suggestions: readonly Suggestion[];
  readonly onPick: (id: string) => void;
  readonly searching?: boolean | undefined;
  /** Shown in the list when there are no suggestions; without it, the list stays closed. */
  readonly nothingFound?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Truncates typed and pasted text silently; use it only where no rule checks the length. */
  readonly maxLength?: number | undefined;
}

/**
 * A text input with suggestions. Any text is allowed; a suggestion applies only when picked, by click or with the arrows
 * and Enter. Escape closes the list first.
 */
export function SuggestField({
  value,
  onChange,
  suggestions,
  onPick,
  searching = false,
  nothingFound,
  placeholder,
  maxLength,
  ...field
}: SuggestFieldProps): ReactNode {
  const [isRequested, setRequested] = useState(false);
  const isEmpty = suggestions.length === 0;
  const isShown = isRequested && (!isEmpty || nothingFound !== undefined);
  const list = useCombobox({
    opened: isShown,
    onOpenedChange: setRequested,
    onDropdownClose: () => list.resetSelectedOption(),
  });
  return (
    <Combobox
      store={list}
      readOnly={field.readOnly === true}
      transitionProps={{ duration: 0 }}
      keepMounted={false}
      onOptionSubmit={(id) => {
        onPick(id);
        setRequested(false);
      }}
    >
      <Combobox.Target withExpandedAttribute autoComplete="off">
        <TextInput
          {...wrapperProps(field)}
          {...inputProps(field)}
          value={value}
          dir="auto"
          {...placeholderProps(field, placeholder)}
          {...(maxLength === undefined ? {} : { maxLength })}
          {...(searching ? { rightSection: <Loader size={16} aria-hidden /> } : {})}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            setRequested(true);
            list.resetSelectedOption();
          }}
          onKeyDown={(event) => {
            // Otherwise Escape also closes the surrounding form or dialog.
            if (event.key === 'Escape' && isShown) event.preventDefault();
          }}
          onBlur={() => {
            setRequested(false);
            field.onBlur?.();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options
          mah={320}
          className={selectClasses.options}
          aria-label={`${field.label}: suggestions`}
        >
          {suggestions.map(({ id, label, hint }) => (
            <Combobox.Option key={id} value={id} className={selectClasses.option}>
              <span>{label}</span>
              {hint !== undefined && <span className={selectClasses.hint}>{hint}</span>}
            </Combobox.Option>
          ))}
          {isEmpty && nothingFound !== undefined && (
            // A listbox may contain only options.
            <Combobox.Option value="" disabled className={selectClasses.option}>
              {nothingFound}
            </Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
