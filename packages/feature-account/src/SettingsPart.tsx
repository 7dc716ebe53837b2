import {
  preferenceQueries,
  savedViewQueries,
  type PreferenceChanges,
  type Preferences,
} from '@consign/queries';
import { useClient, usePermissions, usePreferences } from '@consign/session';
import { FailedState, FieldRow, SelectField } from '@consign/ui';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import classes from './SettingsPart.module.css';

interface Props {
  /** The user's unsaved changes. */
  readonly changes: PreferenceChanges;
  readonly onChange: (changes: PreferenceChanges) => void;
}

const labelFormats = [
  { value: 'PDF', label: 'PDF' },
  { value: 'ZPL', label: 'ZPL, for a thermal printer' },
] as const;

const undoTimes = [
  { value: '5', label: '5 seconds' },
  { value: '10', label: '10 seconds' },
  { value: '20', label: '20 seconds' },
  { value: '60', label: '1 minute' },
] as const;

/** The user's preferences (NAV-17). */
export function SettingsPart({ changes, onChange }: Props): ReactNode {
  const { isSuccess, isError, refetch } = useQuery(preferenceQueries(useClient()).all());
  const permissions = usePermissions();
  const canPrint = permissions.has('Consignment.PRINT');
  const canRequestPickups = permissions.has('Consignment.MAINTAIN');
  const preferences = { ...usePreferences(), ...changes };
  const change = (more: PreferenceChanges) => onChange({ ...changes, ...more });
  return (
    <fieldset className={classes.part} disabled={!isSuccess && !isError} aria-busy={!isSuccess && !isError}>
      <legend className={classes.title}>Settings</legend>
      {isError ? (
        <FailedState title="Your settings could not be loaded" onRetry={() => void refetch()}>
          Nothing has changed. You can still save your sites.
        </FailedState>
      ) : (
        <>
          {canPrint && canRequestPickups && (
            <Checkbox
              label="Print labels when a pickup is requested"
              checked={preferences.printOnPickup}
              onChange={({ currentTarget }) => change({ printOnPickup: currentTarget.checked })}
            />
          )}
          <Checkbox
            label="Single-letter shortcuts"
            description="Turn these off if you use dictation, or trigger them by accident"
            checked={preferences.letterKeys}
            onChange={({ currentTarget }) => change({ letterKeys: currentTarget.checked })}
          />
          <FieldRow shares={[1, 1]}>
            {canPrint && (
              <SelectField
                label="Labels as"
                options={labelFormats}
                value={preferences.labelFormat}
                onChange={(value) => {
                  const format = labelFormats.find((each) => each.value === value)?.value;
                  if (format !== undefined) change({ labelFormat: format });
                }}
              />
            )}
            {canRequestPickups && (
              <SelectField
                label="Time to undo a pickup request"
                hint="After this time the pickup request is sent and can't be cancelled"
                options={undoTimes}
                value={String(preferences.undoSeconds)}
                onChange={(value) => {
                  const seconds = ([5, 10, 20, 60] as const).find((each) => String(each) === value);
                  if (seconds !== undefined) change({ undoSeconds: seconds });
                }}
              />
            )}
          </FieldRow>
          {permissions.has('Consignment.LimitedEdit') && (
            <MorningMail
              choice={preferences.morningMail}
              onChange={(morningMail) => change({ morningMail })}
            />
          )}
        </>
      )}
    </fieldset>
  );
}

type Choice = Preferences['morningMail'];

interface MorningMailProps {
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
function MorningMail({ choice, onChange }: MorningMailProps): ReactNode {
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
