import { useId, type ReactNode } from 'react';

import classes from './Choice.module.css';

export interface ChoiceOption<Value> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly picture?: ReactNode;
}

interface Props<Value> {
  /** For screen readers; the surrounding card shows it as its title. */
  readonly label: string;
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A radio group of cards. */
export function Choice<Value extends string | null>({
  label,
  options,
  value: chosen,
  onChange,
}: Props<Value>): ReactNode {
  const id = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes.root}>
      {options.map(({ value, label: name, hint, picture }) => (
        <label key={String(value)} className={classes.option} data-chosen={value === chosen || undefined}>
          {picture !== undefined && <span className={classes.picture}>{picture}</span>}
          <span className={classes.line}>
            <input
              type="radio"
              className={classes.input}
              name={id}
              aria-labelledby={`${id}-${String(value)}`}
              {...(hint === undefined ? {} : { 'aria-describedby': `${id}-${String(value)}-hint` })}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            <span id={`${id}-${String(value)}`} className={classes.name}>
              {name}
            </span>
          </span>
          {hint !== undefined && (
            <span id={`${id}-${String(value)}-hint`} className={classes.hint}>
              {hint}
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
