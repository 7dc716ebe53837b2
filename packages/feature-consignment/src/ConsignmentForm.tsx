import type { Account, Consignment, PackagingType } from '@consign/api-client/consignment';
import { AdditionalSection, DetailsSection, FreightItemsSection } from '@consign/consignment-parts';
import { findDayOf, today } from '@consign/domain/dates';
import { useServiceTypes, useSettings } from '@consign/session';
import { ActionBar, ConfirmDialog, DisabledReasonButton, MainAndSide, Page } from '@consign/ui';
import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, type ReactNode } from 'react';

import { ConsignmentHeader } from './ConsignmentHeader.js';
import classes from './ConsignmentForm.module.css';
import { FailureSummary } from './FailureSummary.js';
import type { FormValues } from './form-values.js';
import { Participants } from './Participants.js';
import { useConsignmentForm } from './use-consignment-form.js';
import { useEditability } from './use-editability.js';
import { localFreight, useSavedFreight } from './use-freight.js';
import { useUnloadWarning } from './use-unload-warning.js';

interface Props {
  readonly initialValues: FormValues;
  /** As it is now at the server; null before the first save. */
  readonly consignment: Consignment | null;
  /** As the form was loaded or last saved. */
  readonly base: Consignment | null;
  readonly accounts: readonly Account[];
  readonly packagingTypes: readonly PackagingType[];
  readonly isSmall: boolean;
  readonly now: () => Date;
  readonly href: string | null;
  readonly closeHref: string;
  readonly onClose: () => void;
  readonly onCreated: (reference: string) => void;
  readonly onUpdated: (saved: Consignment) => void;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

/** The consignment screen once everything it needs is there. It is mounted with its data and not fed by effects. */
export function ConsignmentForm(props: Props): ReactNode {
  const { consignment, base, accounts, packagingTypes, isSmall, now, onDirtyChange } = props;
  const settings = useSettings();
  const serviceTypes = useServiceTypes();
  const form = useConsignmentForm({
    initialValues: props.initialValues,
    base,
    now,
    onCreated: props.onCreated,
    onUpdated: props.onUpdated,
  });
  const { binding, isDirty, pending, locked, failure } = form;
  const saved = useSavedFreight({
    reference: consignment?.reference ?? '',
    items: consignment?.lineItems ?? [],
  });
  const freight =
    consignment === null
      ? localFreight({
          items: binding.values.lineItems,
          onChange: form.changeItems,
          packagingTypes,
        })
      : saved;
  const editable = useEditability(consignment, freight.items.length, isSmall);
  const isOpen: typeof editable.isOpen = (section) => !locked && editable.isOpen(section);

  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  useUnloadWarning(isDirty);
  const { save } = editable;
  const canSave = save?.allowed === true;
  useHotkeys([['mod+S', () => canSave && form.save()]], []);

  const status = consignment?.statusHistory.at(-1)?.code ?? 'DRAFT';
  return (
    <Page width="form">
      <ActionBar
        actions={
          <>
            <Button
              variant="default"
              component="a"
              href={props.closeHref}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                props.onClose();
              }}
            >
              Close
            </Button>
            {save !== null && (
              <DisabledReasonButton
                reason={save.allowed ? null : save.reason}
                busy={pending}
                onClick={form.save}
              >
                Save
              </DisabledReasonButton>
            )}
          </>
        }
      >
        <ConsignmentHeader consignment={consignment} />
      </ActionBar>
      {failure !== null && <FailureSummary failure={failure} href={props.href} />}
      <MainAndSide side={<AdditionalSection binding={binding} readOnly={!isOpen('notes')} />}>
        <DetailsSection
          binding={binding}
          serviceTypes={serviceTypes}
          accounts={accounts}
          today={today(now())}
          readOnly={!isOpen('details')}
          dateReadOnly={!isOpen('requestedDeliveryDate')}
          dateOptional={status === 'DRAFT'}
          confirmedDate={
            editable.showsConfirmedDate ? findDayOf(consignment?.confirmedDeliveryDateTimeUtc) : null
          }
        />
        <Participants binding={binding} shown={form.shown} isOpen={isOpen} />
        <FreightItemsSection
          items={freight.items}
          packagingTypes={packagingTypes}
          settings={settings}
          readOnly={!isOpen('freight')}
          deletable={editable.canDeleteFreight}
          error={binding.errors['lineItems']}
          onSave={freight.save}
          onDelete={freight.remove}
          onDirtyChange={form.setItemBegun}
        />
      </MainAndSide>
      <ConfirmDialog
        opened={form.question !== null}
        title="Delivery date"
        confirmLabel="Continue"
        cancelLabel="Cancel"
        onConfirm={() => form.answer(true)}
        onCancel={() => form.answer(false)}
      >
        <span className={classes.question}>{form.question}</span>
      </ConfirmDialog>
    </Page>
  );
}
