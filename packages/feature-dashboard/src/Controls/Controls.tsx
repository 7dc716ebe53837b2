import { useServiceTypes } from '@consign/session';
import { MultiSelectField } from '@consign/ui';
import type { ReactNode } from 'react';

import type { DashboardControl } from '../use-dashboard.js';
import classes from './Controls.module.css';
import { PeriodField } from './PeriodField.js';

interface Props {
  readonly control: DashboardControl;
  readonly now: () => Date;
}

/** The filter of all figures (DASH-02, DASH-03). */
export function Controls({ control: { state, choose }, now }: Props): ReactNode {
  const serviceTypes = useServiceTypes();
  const { serviceTypes: chosen } = state;
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
      <PeriodField period={state.period} onChoose={(period) => choose({ period })} now={now()} />
    </search>
  );
}

function describeTypes(count: number): string {
  if (count === 0) return 'All Service Types';
  return `${count} Service ${count === 1 ? 'Type' : 'Types'}`;
}
