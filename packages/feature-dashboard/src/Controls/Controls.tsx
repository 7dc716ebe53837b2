import { formatCount } from '@consign/domain';
import { maxDashboardDays } from '@consign/domain/dates';
import { useServiceTypes } from '@consign/session';
import { fieldId, focusField, MultiSelectField } from '@consign/ui';
import { DateRangeField, parseDateRangeChoice, type DateRangeChoice } from '@consign/ui/dates';
import { Button } from '@mantine/core';
import { memo, useState, type ReactNode } from 'react';

import { toDays, type DashboardChoice } from '../dashboard-state.js';
import type { DashboardControl } from '../use-dashboard.js';
import classes from './Controls.module.css';

interface Props extends Pick<DashboardControl, 'choice' | 'choose'> {
  readonly now: () => Date;
}

/** The filter of all figures (DASH-02, DASH-03). A dialog that opens doesn't redraw it. */
export const Controls = memo(({ choice: { period, serviceTypes: chosen }, choose, now }: Props) => {
  const serviceTypes = useServiceTypes();
  const all = serviceTypes.map(({ code }) => code);
  return (
    <search className={classes.root} aria-label="Dashboard filter">
      <div className={classes.types}>
        <MultiSelectField
          label="Service types"
          options={serviceTypes.map(({ code, name }) => ({ value: code, label: name }))}
          values={chosen.length === 0 ? all : chosen}
          onChange={(codes) => choose({ serviceTypes: codes.length === all.length ? [] : codes })}
          summary={describeTypes(chosen.length)}
          placeholder="Find a service type"
          allLabel="All Service Types"
        />
      </div>
      <PeriodField period={period} onChoose={(changed) => choose({ period: changed })} now={now()} />
    </search>
  );
});

function describeTypes(count: number): string {
  if (count === 0) return 'All Service Types';
  return formatCount(count, 'Service Type');
}

type Period = DashboardChoice['period'];

interface PeriodFieldProps {
  readonly period: Period;
  readonly onChoose: (period: Period) => void;
  readonly now: Date;
}

/** A preset applies immediately, typed days when they are complete, so that no call is made for half a date (DASH-03). */
function PeriodField({ period, onChoose, now }: PeriodFieldProps): ReactNode {
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
