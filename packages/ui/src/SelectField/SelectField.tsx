import { Loader, Select } from '@mantine/core';
import { useDeferredValue, type ReactNode } from 'react';

import { inputProps, placeholderProps, wrapperProps, type FieldProps } from '../Field/index.js';
import classes from './SelectField.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** A second line in the list, such as an address. */
  readonly hint?: string | undefined;
}

export interface SelectFieldProps extends FieldProps {
  readonly options: readonly SelectOption[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly placeholder?: string | undefined;
  /** Said in the list when nothing matches, or until enough was typed. */
  readonly nothingFound?: string | undefined;
  /** Given: the options come from a search elsewhere, and are not filtered here. */
  readonly onSearch?: ((term: string) => void) | undefined;
  readonly searching?: boolean | undefined;
}

/** One of a list, found by typing. */
export function SelectField({
  options,
  value,
  onChange,
  placeholder,
  nothingFound = 'Nothing matches',
  onSearch,
  searching = false,
  ...field
}: SelectFieldProps): ReactNode {
  const offered = options.map((option) => option.value).join(' ');
  const isSettled = useDeferredValue(offered) === offered;
  const hints = new Map(options.map((option) => [option.value, option.hint]));
  return (
    <Select
      {...wrapperProps(field)}
      {...inputProps(field)}
      data={options.map((option) => ({ value: option.value, label: option.label }))}
      value={value}
      onChange={onChange}
      searchable
      // The list would cover the error that the focus was led to; typing, a click and the arrow open it.
      openOnFocus={false}
      // On, it highlights the first option after each key, so that Enter takes it; turned off and on, once more.
      selectFirstOptionOnChange={onSearch === undefined || isSettled}
      allowDeselect={field.optional === true}
      clearable={field.optional === true && field.readOnly !== true}
      clearButtonProps={{ 'aria-label': `Clear ${field.label}` }}
      nothingFoundMessage={nothingFound}
      maxDropdownHeight={320}
      comboboxProps={{ transitionProps: { duration: 0 } }}
      {...placeholderProps(field, placeholder)}
      {...(searching ? { rightSection: <Loader size={16} aria-hidden /> } : {})}
      {...(field.readOnly === true ? { rightSection: null } : {})}
      {...(onSearch === undefined
        ? {}
        : {
            filter: ({ options: found }) => found,
            onSearchChange: (term: string) => {
              // The text of a choice that was just made is not a search.
              if (!options.some((option) => option.label === term)) onSearch(term);
            },
          })}
      renderOption={({ option }) => (
        <span className={classes.option}>
          <span>{option.label}</span>
          {hints.get(option.value) !== undefined && (
            <span className={classes.hint}>{hints.get(option.value)}</span>
          )}
        </span>
      )}
    />
  );
}
