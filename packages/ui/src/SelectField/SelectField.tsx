import { Loader, Select } from '@mantine/core';
import {
  useCallback,
  useDeferredValue,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';

import {
  inputProps,
  placeholderProps,
  wholeValueProps,
  wrapperProps,
  type FieldProps,
} from '../Field/field.js';
import classes from './SelectField.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** A second line in the list, for example an address. */
  readonly hint?: string | undefined;
  /** Not in the list, so that the field can show it only as chosen. Needs onSearch. */
  readonly isHidden?: boolean | undefined;
}

export interface SelectFieldProps extends FieldProps {
  readonly options: readonly SelectOption[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly placeholder?: string | undefined;
  /** Shown in the list when nothing matches or the term is too short. */
  readonly nothingFound?: string | undefined;
  /** Set it when the caller searches: the options aren't filtered here. */
  readonly onSearch?: ((term: string) => void) | undefined;
  readonly searching?: boolean | undefined;
}

/** Whether a key edits the text; on-screen keyboards report 'Unidentified' or 'Process'. */
function isTypingKey({ key }: KeyboardEvent): boolean {
  return key.length === 1 || key === 'Backspace' || key === 'Unidentified' || key === 'Process';
}

/** A searchable select. */
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
  // A list that is mounted while it is closed makes the browser lay the page out before its first paint.
  const [isNear, setNear] = useState(false);
  const { isListMounted, onOption } = useIsListMounted();
  const hints = new Map(options.map((option) => [option.value, option.hint]));
  const hidden = new Set(options.flatMap(({ value: id, isHidden }) => (isHidden === true ? [id] : [])));
  const wrapper = wrapperProps(field);
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  const selectChosen = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
    if (field.readOnly !== true && currentTarget.value === chosen) currentTarget.select();
  };
  return (
    <Select
      {...wrapper}
      classNames={{ ...wrapper.classNames, options: classes.options ?? '' }}
      {...inputProps(field)}
      {...wholeValueProps(field, chosen)}
      data={options.map((option) => ({ value: option.value, label: option.label }))}
      value={value}
      onChange={onChange}
      searchable
      // On focus, the list would cover the field's error. Typing, clicking and arrow down open it.
      openOnFocus={false}
      // Highlights the first option after each keystroke, so that Enter selects it. Toggling it highlights again, which
      // is needed because the list mounts after the first keystroke and after search results arrive.
      selectFirstOptionOnChange={isTyped && isListMounted && (onSearch === undefined || isSettled)}
      // Otherwise the opening list resets the highlight.
      selectFirstOptionOnDropdownOpen={isTyped}
      onKeyDown={(event) => {
        // A search that has found nothing yet is no reason to send the form, or to leave its first result alone.
        if (event.key === 'Enter' && event.currentTarget.value !== chosen) event.preventDefault();
        else setTyped(isTypingKey(event));
      }}
      // Typing replaces the text of a choice, however the focus came: no option has a longer text.
      onFocus={selectChosen}
      onClick={selectChosen}
      onMouseDown={() => setTyped(false)}
      allowDeselect={field.optional === true}
      clearable={field.optional === true && field.readOnly !== true}
      clearButtonProps={{ 'aria-label': `Clear ${field.label}` }}
      nothingFoundMessage={nothingFound}
      // Scrolls as the other lists do.
      withScrollArea={false}
      onPointerEnter={() => setNear(true)}
      comboboxProps={{ transitionProps: { duration: 0 }, keepMounted: isNear }}
      {...placeholderProps(field, placeholder)}
      {...(searching ? { rightSection: <Loader size={16} aria-hidden /> } : {})}
      {...(field.readOnly === true ? { rightSection: null } : {})}
      {...(onSearch === undefined
        ? {}
        : {
            filter: ({ options: found }) => found.filter((one) => !('value' in one && hidden.has(one.value))),
            onSearchChange: (term: string) => {
              // Selecting an option and leaving the field also change the text: neither starts a search.
              onSearch(options.some((option) => option.label === term) ? '' : term);
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

/** Whether any option is mounted: the list renders in a portal, after the event that opened it. */
function useIsListMounted() {
  const [isListMounted, setListMounted] = useState(false);
  const drawn = useRef(0);
  const onOption = useCallback(() => {
    drawn.current += 1;
    setListMounted(true);
    return () => {
      drawn.current -= 1;
      setListMounted(drawn.current > 0);
    };
  }, []);
  return { isListMounted, onOption };
}
