import { ParticipantSection, type Binding, type ShownParticipant } from '@consign/consignment-parts';
import { findSameSiteWarning } from '@consign/domain/rules';
import { useOrganisation, useServiceTypes, useSettings } from '@consign/session';
import { Card, fieldId, layout, SelectField, useScreenActions } from '@consign/ui';
import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useRef, type ReactNode, type RefObject } from 'react';

import { namedSite, type FormValues } from './form-values.js';
import classes from './Schedule.module.css';

interface Props {
  readonly binding: Binding<FormValues>;
  readonly shown: Readonly<Record<'sender' | 'receiver', ShownParticipant>>;
  readonly onCheck: () => void;
  readonly onReset: () => void;
}

/** From where, to where, and by which service (SCHD-01). */
export function SearchForm({ binding, shown, onCheck, onReset }: Props): ReactNode {
  const { values, errors, change, leave } = binding;
  const named = {
    ...values,
    senderSite: namedSite(values.senderSite, shown.sender),
    receiverSite: namedSite(values.receiverSite, shown.receiver),
  };
  const { id } = useOrganisation();
  const serviceTypes = useServiceTypes();
  const { allowCustomParticipants } = useSettings();
  const form = useRef<HTMLFormElement>(null);
  const sameSite = findSameSiteWarning(values.senderSite?.siteId, values.receiverSite?.siteId);
  useEnterKey(form, onCheck);
  useScreenActions([
    { label: 'Check delivery availability', keys: ['Ctrl+Enter'], run: onCheck },
    { label: 'Reset', run: onReset },
  ]);
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCheck();
      }}
    >
      {(['sender', 'receiver'] as const).map((side) => (
        <ParticipantSection
          key={side}
          side={side}
          organisationId={id}
          binding={{ ...binding, values: named }}
          siteWarning={side === 'receiver' ? sameSite : null}
          allowsCustom={allowCustomParticipants}
          hasName={false}
          shown={shown[side]}
          readOnly={false}
        />
      ))}
      <Card title="Service">
        <SelectField
          id={fieldId('serviceType')}
          label="Service type"
          options={serviceTypes.map(({ code, name }) => ({ value: code, label: name }))}
          value={values.serviceType}
          error={errors['serviceType']}
          onChange={(value) => change('serviceType', value)}
          onBlur={() => leave('serviceType')}
        />
        <div className={layout.buttons} data-end>
          <Button variant="default" onClick={onReset}>
            Reset
          </Button>
          <Button type="submit">Check delivery availability</Button>
        </div>
      </Card>
    </form>
  );
}

/** Ctrl+Enter checks from every field. Enter in a list's field chooses, even while the list is still on its way. */
function useEnterKey(form: RefObject<HTMLFormElement | null>, onCheck: () => void): void {
  useWindowEvent('keydown', (event) => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof Element) || form.current?.contains(target) !== true)
      return;
    const isSubmitting = event.ctrlKey || event.metaKey;
    if (isSubmitting) onCheck();
    if (isSubmitting || target.matches('[aria-haspopup="listbox"]')) event.preventDefault();
  });
}
