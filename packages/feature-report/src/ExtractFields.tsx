import { RowsField } from '@consign/consignment-parts/csv-download';
import { maxSearchDays } from '@consign/domain/dates';
import { statusCodes, statuses as knownStatuses } from '@consign/domain/status';
import { referenceQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { fieldId, FieldRow, MultiSelectField, SelectField } from '@consign/ui';
import { DateRangeField, type DateRangeChoice } from '@consign/ui/dates';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import {
  dateTypeLabels,
  dateTypes,
  presetsFor,
  type ExtractDateType,
  type ExtractState,
} from './extract-state.js';

interface Props {
  readonly state: ExtractState;
  readonly days: DateRangeChoice;
  /** True after Download: shows the problems of the dates. */
  readonly checked: boolean;
  readonly now: Date;
  readonly onChange: (changed: Partial<ExtractState>) => void;
  readonly onDateType: (dateType: ExtractDateType) => void;
  readonly onDays: (days: DateRangeChoice) => void;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The choices of an extract (EXTR-01). */
export function ExtractFields({ state, days, checked, now, onChange, onDateType, onDays }: Props): ReactNode {
  const listed = useQuery(referenceQueries(useClient()).statuses()).data;
  const options = (listed ?? statusCodes.map((code) => knownStatuses[code])).map(({ code, name }) => ({
    value: code,
    label: name,
  }));
  return (
    <>
      <FieldRow shares={[1, 1]}>
        <MultiSelectField
          label="Status"
          options={options}
          values={state.statuses}
          onChange={(values) => onChange({ statuses: statusCodes.filter((code) => values.includes(code)) })}
          summary={summarize(state.statuses, options)}
          placeholder="Find a status"
          allLabel="All statuses"
        />
        <SelectField
          label="Type"
          options={dateTypes.map((value) => ({ value, label: dateTypeLabels[value] }))}
          value={state.dateType}
          onChange={(value) => onDateType(dateTypes.find((type) => type === value) ?? state.dateType)}
        />
      </FieldRow>
      <DateRangeField
        label="Date"
        value={days}
        onChange={onDays}
        now={now}
        maxDays={maxSearchDays}
        presets={presetsFor[state.dateType]}
        checked={checked}
        fromId={fieldId('from')}
        toId={fieldId('to')}
      />
      <RowsField rowPer={state.rowPer} onChange={(rowPer) => onChange({ rowPer })} />
    </>
  );
}

function summarize(statuses: ExtractState['statuses'], options: readonly Option[]): string {
  const [first, ...more] = statuses;
  if (first === undefined) return 'Any status';
  if (more.length > 0) return `${statuses.length} statuses`;
  return options.find(({ value }) => value === first)?.label ?? knownStatuses[first].name;
}
