import { savedViewQueries, type Preferences } from '@consign/queries';
import { useClient } from '@consign/session';
import { FieldRow, SelectField } from '@consign/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type Choice = Preferences['morningMail'];

interface Props {
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

const none = { value: 'none', label: 'None' };
const hours = ([5, 6, 7, 8, 9, 10, 11] as const).map((hour) => ({
  hour,
  value: String(hour),
  label: `At ${hour} am`,
}));
const attention = { value: 'attention', label: 'What needs attention' };

/** When the user is told by mail, and about what (MAIL-01, MAIL-07). */
export function MorningMail({ choice, onChange }: Props): ReactNode {
  const { data: views = [] } = useQuery(savedViewQueries(useClient()).all());
  const viewId = choice?.viewId ?? null;
  return (
    <FieldRow shares={[1, 1]}>
      <SelectField
        label="Morning mail"
        hint="On working days, if there is something to tell"
        options={[none, ...hours]}
        value={String(choice?.hour ?? none.value)}
        onChange={(value) => {
          const hour = hours.find((each) => each.value === value)?.hour;
          onChange(hour === undefined ? null : { hour, viewId });
        }}
      />
      {choice === null ? null : (
        <SelectField
          label="About"
          hint="The mail names the first 20 consignments"
          options={[attention, ...views.map(({ id, name }) => ({ value: id, label: name }))]}
          value={viewId ?? attention.value}
          onChange={(value) =>
            onChange({ ...choice, viewId: value === null || value === attention.value ? null : value })
          }
        />
      )}
    </FieldRow>
  );
}
