import { maxDashboardDays } from '@consign/domain/dates';
import { fieldId, focusField } from '@consign/ui';
import { DateRangeField, parseDateRangeChoice, type DateRangeChoice } from '@consign/ui/dates';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { toDays, type DashboardChoice } from '../dashboard-state.js';
import classes from './Controls.module.css';

type Period = DashboardChoice['period'];

interface Props {
  readonly period: Period;
  readonly onChoose: (period: Period) => void;
  readonly now: Date;
}

/** A preset applies immediately, typed days when they are complete, so that no call is made for half a date (DASH-03). */
export function PeriodField({ period, onChoose, now }: Props): ReactNode {
  const shown: DateRangeChoice = {
    preset: typeof period === 'string' ? period : null,
    ...toDays(period, now),
  };
  const address = JSON.stringify(shown);
  const [typed, setTyped] = useState({ address, draft: shown, isChecked: false });
  // Reset in render, not in an effect: the fields never show a period that is over.
  if (typed.address !== address) setTyped({ address, draft: shown, isChecked: false });
  const { draft, isChecked } = typed;
  const isChanged = draft.preset !== shown.preset || draft.from !== shown.from || draft.to !== shown.to;

  const apply = (): void => {
    const parsed = parseDateRangeChoice(draft, now, maxDashboardDays);
    setTyped({ ...typed, isChecked: true });
    if (parsed.ok) onChoose(parsed.value);
    else focusField(parsed.problems[0]?.path ?? 'from');
  };

  return (
    <form
      className={classes.period}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <DateRangeField
        label="Period"
        value={draft}
        onChange={(choice) => {
          setTyped({ ...typed, draft: choice });
          if (choice.preset !== null) onChoose(choice.preset);
        }}
        now={now}
        maxDays={maxDashboardDays}
        checked={isChecked}
        fromId={fieldId('from')}
        toId={fieldId('to')}
      />
      <Button type="submit" className={classes.apply} variant="default" data-shown={isChanged || undefined}>
        Apply dates
      </Button>
    </form>
  );
}
