import { Loader, Select } from '@mantine/core';
import { useCallback, useDeferredValue, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

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

/** Keys that write or take away a letter; of some keyboards on screens it is not said which letter. */
function isTypingKey({ key }: KeyboardEvent): boolean {
  return key.length === 1 || key === 'Backspace' || key === 'Unidentified' || key === 'Process';
}

/** One of a list, found by typing. */
export function SelectField({
  options,
  value,
  onChange,
  placeholder,
  nothingFound = 'No matches',
  onSearch,
  searching = false,
  ...field
}: SelectFieldProps): ReactNode {
  const offered = options.map((option) => option.value).join(' ');
  const isSettled = useDeferredValue(offered) === offered;
  const [isTyped, setTyped] = useState(false);
  const { isListThere, onOption } = useIsListMounted();
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
      // On, it highlights the first option after each key, so that Enter takes it; turned off and on, once more. The
      // list that the first key opens comes a moment after that key.
      selectFirstOptionOnChange={isTyped && isListThere && (onSearch === undefined || isSettled)}
      // Off, a list that opens forgets a moment later what was highlighted meanwhile.
      selectFirstOptionOnDropdownOpen={isTyped}
      onKeyDown={(event) => setTyped(isTypingKey(event))}
      onMouseDown={() => setTyped(false)}
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
        <span className={classes.option} ref={onOption}>
          <span>{option.label}</span>
          {hints.get(option.value) !== undefined && (
            <span className={classes.hint}>{hints.get(option.value)}</span>
          )}
        </span>
      )}
    />
  );
}

/** Whether any option is drawn: the list comes with its own portal, after what opened it. */
function useIsListMounted() {
  const [isListThere, setListThere] = useState(false);
  const drawn = useRef(0);
  const onOption = useCallback(() => {
    drawn.current += 1;
    setListThere(true);
    return () => {
      drawn.current -= 1;
      setListThere(drawn.current > 0);
    };
  }, []);
  return { isListThere, onOption };
}
