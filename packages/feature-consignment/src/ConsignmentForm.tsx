import type { Account, Consignment, PackagingType } from '@consign/api-client/consignment';
import { DetailsSection, FreightItemsSection } from '@consign/consignment-parts';
import { toLocalDay, today } from '@consign/domain/dates';
import type { SectionName } from '@consign/domain/status';
import { useServiceTypes, useSettings } from '@consign/session';
import { ActionBar, Page, lazyPart } from '@consign/ui';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, type ReactNode } from 'react';

import { AdditionalSection } from './AdditionalSection/index.js';
import { AttachmentsSection } from './Attachments/index.js';
import type { Later } from './later.js';
import { HeaderActions } from './actions/HeaderActions.js';
import { ConsignmentHeader } from './ConsignmentHeader.js';
import type { ConsignmentLink } from './ConsignmentScreen.js';
import { FailureSummary } from './FailureSummary.js';
import type { Changed } from './intents.js';
import { restoreFocus } from './focus.js';
import { FormDialogs } from './FormDialogs.js';
import type { Leaving } from './LeaveDialog.js';
import type { FormValues } from './form-values.js';
import { Participants } from './Participants.js';
import { ScreenColumns } from './ScreenColumns.js';
import { UnsavedWorkNotice } from './unsaved-work/UnsavedWorkNotice.js';
import { useUnsavedWork } from './unsaved-work/use-unsaved-work.js';
import { useConsignmentForm } from './use-consignment-form.js';
import { useEditability } from './use-editability.js';
import { useEditedCard } from './use-edited-card.js';
import { localFreight, putBack, useSavedFreight } from './use-freight.js';
import { useUnloadWarning } from './use-unload-warning.js';

const Sidebar = lazyPart(async () => (await import('./Sidebar.js')).Sidebar);

interface Props {
  readonly initialValues: FormValues;
  /** As it is now at the server; null before the first save. */
  readonly consignment: Consignment | null;
  /** As the form was loaded or last saved. */
  readonly base: Consignment | null;
  readonly accounts: readonly Account[];
  readonly packagingTypes: readonly PackagingType[];
  /** It takes the place of an earlier one, and of the focus that was in it. */
  readonly isRemade?: boolean | undefined;
  readonly isSmall: boolean;
  readonly now: () => Date;
  readonly later: Later;
  readonly link: ConsignmentLink;
  readonly leaving: Leaving | null;
  readonly closeHref: string;
  readonly onClose: () => void;
  readonly onCreated: (reference: string) => void;
  readonly onUpdated: (saved: Consignment) => void;
  /** Something was saved, or the status or freight changed (CONS-24). */
  readonly onChanged: (what: Changed) => void;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

/** The consignment screen once everything it needs is there. It is mounted with its data and not fed by effects. */
export function ConsignmentForm(props: Props): ReactNode {
  const { initialValues, consignment, base, accounts, packagingTypes, isSmall, now, later, link } = props;
  const settings = useSettings();
  const serviceTypes = useServiceTypes();
  const saved = useSavedFreight({
    reference: consignment?.reference ?? '',
    items: consignment?.lineItems ?? [],
    onChanged: () => props.onChanged('content'),
  });
  const editable = useEditability(consignment, consignment?.lineItems.length ?? 0, isSmall);
  const card = useEditedCard(
    consignment === null,
    initialValues,
    editable.saveCall === 'update-receiver' && !isSmall ? 'receiver' : null,
  );
  const form = useConsignmentForm({
    initialValues,
    base,
    items: consignment?.lineItems ?? null,
    saveCall: editable.saveCall,
    now,
    onCreated: (reference) => {
      kept.drop();
      props.onCreated(reference);
    },
    onUpdated: props.onUpdated,
    onChanged: props.onChanged,
    onOpen: link.open,
    onReveal: card.reveal,
  });
  const { binding, isDirty, failure } = form;
  const isTypedIn = !isSmall && editable.saveCall !== null;
  const kept = useUnsavedWork({
    base,
    values: binding.values,
    pendingItem: form.pendingItem,
    isDirty,
    isOn: isTypedIn,
    later,
  });
  const chosen = binding.values.serviceType;
  // A type that the organisation may no longer use is still that of the consignment.
  const serviceType =
    serviceTypes.find(({ code }) => code === chosen) ??
    (consignment?.serviceType.code === chosen ? consignment?.serviceType : undefined);
  const freight =
    consignment === null
      ? localFreight({ items: binding.values.lineItems, onChange: form.changeItems, packagingTypes })
      : saved;
  const attachments = (
    <AttachmentsSection
      reference={consignment?.reference ?? null}
      upload={editable.attach}
      canDelete={editable.canDeleteFile}
    />
  );
  const isOpen: typeof editable.isOpen = (section) => !form.locked && editable.isOpen(section);
  /** What the tenant no longer offers is still shown where it is on the consignment (CONS-56). */
  const offered = (section: SectionName, isUsed = false) =>
    editable.isOffered(section) || isUsed ? { readOnly: !isOpen(section) } : null;

  const { isRemade = false, onDirtyChange } = props;
  useEffect(() => {
    if (isRemade) restoreFocus(null);
  }, [isRemade]);
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  useUnloadWarning(isDirty);
  const canSave = editable.save?.allowed === true;
  useHotkeys([['mod+S', () => canSave && form.submit('save')]], []);

  const status = consignment?.statusHistory.at(-1)?.code ?? 'DRAFT';
  return (
    <Page width="form" locked={form.locked}>
      <ActionBar
        actions={
          <HeaderActions
            consignment={consignment}
            form={form}
            save={editable.save}
            isSmall={isSmall}
            closeHref={props.closeHref}
            onClose={props.onClose}
            later={later}
          />
        }
      >
        <ConsignmentHeader consignment={consignment} isKept={isDirty && kept.state === 'kept'} />
      </ActionBar>
      <UnsavedWorkNotice
        kept={kept}
        isDirty={isDirty}
        savedAt={base?.lastModifiedAtDateTimeUtc ?? null}
        onTakeUp={form.takeUp}
      />
      {failure !== null && (
        <FailureSummary failure={failure} hasFieldErrors={Object.keys(binding.errors).length > 0} />
      )}
      <ScreenColumns
        isSmall={isSmall}
        side={
          <>
            <AdditionalSection
              binding={binding}
              readOnly={!isOpen('notes')}
              hireage={offered('hireage', (consignment?.hireage.length ?? 0) > 0)}
              exporting={offered('export', (consignment?.consignmentFlags.length ?? 0) > 0)}
              trackingUrl={consignment?.trackingUrl}
              later={later}
            />
            {isSmall && attachments}
            {consignment !== null && <Sidebar consignment={consignment} link={link} />}
          </>
        }
      >
        <DetailsSection
          binding={binding}
          serviceTypes={serviceTypes}
          accounts={accounts}
          today={today(now())}
          readOnly={!isOpen('details')}
          dateReadOnly={!isOpen('requestedDeliveryDate')}
          pickup={offered('requestedPickupDate')}
          dates={form.dates}
          dateOptional={status === 'DRAFT'}
          confirmedDate={
            editable.showsConfirmedDate ? toLocalDay(consignment?.confirmedDeliveryDateTimeUtc) : null
          }
        />
        <Participants
          binding={binding}
          shown={form.shown}
          isOpen={isOpen}
          edited={card.edited}
          onEdit={card.edit}
          onNext={(role) => form.next(role, () => card.resume(role))}
        />
        <FreightItemsSection
          // Work that is taken up may bring an item that was begun.
          key={form.round}
          items={freight.items}
          packagingTypes={packagingTypes}
          settings={settings}
          cubicFactor={serviceType?.cubicFactor ?? null}
          readOnly={!isOpen('freight')}
          deletable={editable.canDeleteFreight}
          error={binding.errors['lineItems']}
          onSave={freight.save}
          onDelete={freight.remove}
          pendingItem={form.pendingItem}
          onPendingItemChange={form.setPendingItem}
        />
        {!isSmall && attachments}
      </ScreenColumns>
      <FormDialogs
        form={form}
        items={freight.items}
        names={{ accounts, serviceTypes }}
        onPutBack={(theirs, ids) => void putBack(saved, freight.items, theirs, ids)}
        leaving={
          props.leaving && {
            stay: props.leaving.stay,
            discard: () => {
              kept.drop();
              props.leaving?.discard();
            },
          }
        }
      />
    </Page>
  );
}
