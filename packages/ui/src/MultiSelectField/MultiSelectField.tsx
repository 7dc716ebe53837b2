import { fold } from '@consign/domain';
import { Combobox, useCombobox, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconSelector } from '@tabler/icons-react';
import { useEffect, useId, useState, type ReactNode } from 'react';

import classes from './MultiSelectField.module.css';
import { typography } from '../typography/typography.js';

export interface MultiSelectOption {
  readonly value: string;
  readonly label: string;
}

export interface MultiSelectFieldProps {
  readonly label: string;
  /** Compact form for the top bar, with the label for screen readers only. */
  readonly inBar?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly options: readonly MultiSelectOption[];
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  /** The selection as text on the closed field: 'All sites'. */
  readonly summary: string;
  /** The placeholder of the search: 'Select sites'. */
  readonly placeholder: string;
  /** The option that selects all, or none when all are selected. */
  readonly allLabel: string;
  /** The option that selects none; without it, the "all" option toggles. */
  readonly noneLabel?: string | undefined;
  readonly disabled?: boolean | undefined;
}

// Never the value of a real option.
const all = '';
const none = ' ';

/** A searchable multi-select; the list stays open while selecting. */
export function MultiSelectField({
  label,
  inBar = false,
  hint,
  options,
  values,
  onChange,
  summary,
  placeholder,
  allLabel,
  noneLabel,
  disabled = false,
}: MultiSelectFieldProps): ReactNode {
  const [term, setTerm] = useState('');
  // A list that is mounted while it is closed makes the browser lay the page out before its first paint.
  const [isNear, setNear] = useState(false);
  const id = useId();
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      combobox.focusTarget();
      setTerm('');
    },
    onDropdownOpen: () => combobox.focusSearchInput(),
  });
  const { selectFirstOption, resetSelectedOption } = combobox;
  // Once the matches are drawn, so that Enter chooses the first.
  useEffect(() => {
    if (term.trim() === '') resetSelectedOption();
    else selectFirstOption();
  }, [term, selectFirstOption, resetSelectedOption]);
  const chosen = new Set(values);
  const isAll = options.length > 0 && options.every(({ value }) => chosen.has(value));
  const found = options.filter((option) => fold(option.label).includes(fold(term.trim())));

  const submit = (value: string) => {
    if (value === none) return onChange([]);
    if (value === all) return onChange(isAll ? [] : options.map((option) => option.value));
    const next = new Set(chosen);
    if (!next.delete(value)) next.add(value);
    onChange(options.filter((option) => next.has(option.value)).map((option) => option.value));
  };

  return (
    <div className={inBar ? classes.bar : classes.field}>
      {inBar ? (
        <VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
      ) : (
        <span id={`${id}-label`} className={typography.label}>
          {label}
        </span>
      )}
      <Combobox
        store={combobox}
        onOptionSubmit={submit}
        position={inBar ? 'bottom-end' : 'bottom-start'}
        width={inBar ? 280 : 'target'}
        transitionProps={{ duration: 0 }}
        keepMounted={isNear}
      >
        <Combobox.Target targetType="button">
          <button
            type="button"
            className={classes.target}
            disabled={disabled}
            aria-labelledby={`${id}-label ${id}-summary`}
            {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
            onPointerEnter={() => setNear(true)}
            onClick={() => combobox.toggleDropdown()}
          >
            <span id={`${id}-summary`} className={typography.oneLine}>
              {summary}
            </span>
            <IconSelector size={16} aria-hidden />
          </button>
        </Combobox.Target>
        <Combobox.Dropdown className={classes.dropdown ?? ''}>
          <Combobox.Search
            value={term}
            placeholder={placeholder}
            aria-label={placeholder}
            onChange={(event) => setTerm(event.currentTarget.value)}
          />
          <Combobox.Options mah={320} className={classes.options} aria-label={label} aria-multiselectable>
            {term.trim() === '' && options.length > 1 && (
              <>
                <Option value={all} label={allLabel} isChosen={isAll} />
                {noneLabel !== undefined && (
                  <Option value={none} label={noneLabel} isChosen={values.length === 0} />
                )}
              </>
            )}
            {found.map((option) => (
              <Option key={option.value} {...option} isChosen={chosen.has(option.value)} />
            ))}
            {found.length === 0 && <Combobox.Empty>No matches</Combobox.Empty>}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {!inBar && (
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}

function Option({ value, label, isChosen }: MultiSelectOption & { readonly isChosen: boolean }): ReactNode {
  return (
    <Combobox.Option value={value} active={isChosen} aria-selected={isChosen}>
      <span className={classes.option}>
        <span className={classes.box} data-chosen={isChosen || undefined} aria-hidden>
          {isChosen && <IconCheck size={12} stroke={3} />}
        </span>
        {label}
      </span>
    </Combobox.Option>
  );
}
