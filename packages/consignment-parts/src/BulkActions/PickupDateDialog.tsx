import { findDay, startOfDayUtc, today as todayOf } from '@consign/domain/dates';
import { checkRequestedDates } from '@consign/domain/rules';
import { useSettings } from '@consign/session';
import { DateField } from '@consign/ui';
import { FormDialog } from '@consign/ui/dialogs';
import { useState, type ReactNode } from 'react';

import { LeftOut } from '../BulkResult/LeftOut.js';
import type { DialogProps } from './question.js';

/** Asks for the requested pickup date of all of them (BULK-03, BULK-15). */
export function PickupDateDialog({ question, onAnswer, onClose }: DialogProps): ReactNode {
  const settings = useSettings();
  const [today] = useState(() => todayOf(new Date()));
  const [day, setDay] = useState('');
  const [isChecked, setChecked] = useState(false);
  const problem =
    day === ''
      ? 'Choose a date'
      : (checkRequestedDates(
          { requestedPickupDateTimeUtc: day },
          { stage: 'draft', settings: { ...settings, requestedPickupDateEnabled: true }, today },
        ).find(({ path }) => path === 'requestedPickupDateTimeUtc')?.message ?? null);
  const count = question.plan.applicable.length;
  const counted = `${new Intl.NumberFormat('en-NZ').format(count)} consignments`;
  return (
    <FormDialog
      opened
      title="Set Requested Pickup Date"
      saveLabel={count === 1 ? 'Set for 1 consignment' : `Set for ${counted}`}
      onCancel={onClose}
      onSave={() => {
        setChecked(true);
        const picked = findDay(day);
        if (problem === null && picked !== null) {
          onAnswer({ requestedPickupDateTimeUtc: startOfDayUtc(picked) });
        }
      }}
    >
      <DateField
        label="Requested pickup date"
        value={day}
        onChange={setDay}
        today={today}
        error={isChecked ? problem : null}
      />
      <LeftOut refused={question.plan.refused} />
    </FormDialog>
  );
}
