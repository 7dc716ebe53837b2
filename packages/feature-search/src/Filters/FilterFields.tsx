import { maxSearchDays } from '@consign/domain/dates';
import { checkFilterTexts, type FilterTexts } from '@consign/domain/list';
import { statusCodes, statuses as knownStatuses } from '@consign/domain/status';
import { referenceQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { fieldId, MultiSelectField, SelectField, TextField } from '@consign/ui';
import { DateRangeField } from '@consign/ui/dates';
import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';

import { dateTypes } from '../search-state.js';
import { dateTypeLabels } from './active-filters.js';
import type { FilterDraft } from './use-filter-form.js';

interface Props {
  readonly draft: FilterDraft;
  readonly onChange: (draft: FilterDraft) => void;
  readonly checked: boolean;
  readonly now: () => Date;
  readonly className?: string | undefined;
}

export const keywordId = fieldId('searchTerm');

/** Focuses the Keyword, or the button that opens the filter where the window has no room for it. */
export function focusKeyword(): void {
  document.getElementById(keywordId)?.focus();
}

/** The fields of the filter (LIST-09). Nothing else on the screen redraws them: that would be half of what a sort takes. */
export const FilterFields = memo(({ draft, onChange, checked, now, className }: Props): ReactNode => {
  const set = (changed: Partial<FilterDraft>): void => onChange({ ...draft, ...changed });
  const problems = checkFilterTexts(draft);
  const textProps = (path: keyof FilterTexts) => ({
    id: fieldId(path),
    value: draft[path],
    error: problems.find((problem) => problem.path === path)?.message,
    onChange: (text: string) => set({ [path]: text }),
  });
  return (
    <div className={className}>
      <TextField
        label="Keyword"
        type="search"
        placeholder="Sender, receiver, reference"
        {...textProps('searchTerm')}
      />
      <TextField label="Phone number" type="tel" placeholder="Full number" {...textProps('phoneNumber')} />
      <TextField label="Sales reference" type="search" {...textProps('salesReference')} />
      <StatusField statuses={draft.statuses} onChange={(statuses) => set({ statuses })} />
      <SelectField
        label="Date type"
        options={dateTypes.map((value) => ({ value, label: dateTypeLabels[value] }))}
        value={draft.dateType}
        onChange={(value) => set({ dateType: dateTypes.find((type) => type === value) ?? draft.dateType })}
      />
      <DateRangeField
        label="Date"
        value={draft.days}
        onChange={(days) => set({ days })}
        now={now()}
        maxDays={maxSearchDays}
        checked={checked}
        fromId={fieldId('from')}
        toId={fieldId('to')}
      />
    </div>
  );
});

interface StatusFieldProps {
  readonly statuses: FilterDraft['statuses'];
  readonly onChange: (statuses: FilterDraft['statuses']) => void;
}

/** By itself, so that the names of the statuses redraw no other field when they are answered. */
function StatusField({ statuses, onChange }: StatusFieldProps): ReactNode {
  const listed = useQuery(referenceQueries(useClient()).statuses()).data;
  const options = (listed ?? statusCodes.map((code) => knownStatuses[code])).map(({ code, name }) => ({
    value: code,
    label: name,
  }));
  return (
    <MultiSelectField
      label="Status"
      options={options}
      values={statuses}
      onChange={(values) => onChange(statusCodes.filter((code) => values.includes(code)))}
      summary={formatStatusSummary(statuses, options)}
      placeholder="Find a status"
      allLabel="All statuses"
    />
  );
}

function formatStatusSummary(
  statuses: FilterDraft['statuses'],
  options: readonly { readonly value: string; readonly label: string }[],
): string {
  const [first, ...more] = statuses;
  if (first === undefined) return 'Any status';
  if (more.length > 0) return `${statuses.length} statuses`;
  return options.find(({ value }) => value === first)?.label ?? knownStatuses[first].name;
}
