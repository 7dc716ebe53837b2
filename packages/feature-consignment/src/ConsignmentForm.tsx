import type { Account, Consignment, PackagingType } from '@consign/api-client/consignment';
import { useUnloadWarning, type Leaving } from '@consign/consignment-parts';
import { useServiceTypes } from '@consign/session';
import { Page } from '@consign/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';

import { AttachmentsSection } from './Attachments/index.js';
import { DeskBar } from './desk/DeskBar.js';
import type { ExtrasState } from './Extras/index.js';
import type { ConsignmentLink } from './screen-props.js';
import { FailureSummary } from './FailureSummary.js';
import { restoreFocus } from './focus.js';
import { FormDialogs } from './FormDialogs.js';
import { FormHeader } from './FormHeader.js';
import type { FormValues } from './form-values.js';
import type { Changed } from './intents.js';
import { MainCards } from './MainCards.js';
import { setNextIntent } from './pickup/next-intent.js';
import { useFormKeys } from './pickup/use-form-keys.js';
import type { PrintFile } from './print/print-pdf.js';
import type { Schedule } from './schedule.js';
import { ScreenColumns } from './ScreenColumns.js';
import { SideCards } from './SideCards.js';
import { UnsavedWorkNotice } from './unsaved-work/UnsavedWorkNotice.js';
import { useAutosave } from './unsaved-work/use-autosave.js';
import { useConsignmentForm } from './use-consignment-form.js';
import { lockSections, useEditability } from './use-editability.js';
import { useEditedCard } from './use-edited-card.js';
import { restoreItems, useFreight } from './use-freight.js';

interface Props {
  readonly initialValues: FormValues;
  /** The consignment as the server has it now; null before the first save. */
  readonly consignment: Consignment | null;
  /** The consignment as the form was loaded or last saved. */
  readonly base: Consignment | null;
  readonly accounts: readonly Account[];
  readonly packagingTypes: readonly PackagingType[];
  /** It replaces an earlier form, which may have had the focus. */
  readonly isReplacement?: boolean | undefined;
  readonly isSmall: boolean;
  readonly now: () => Date;
  readonly schedule: Schedule;
  readonly printFile: PrintFile;
  readonly link: ConsignmentLink;
  readonly leaving: Leaving | null;
  readonly closeHref: string;
  readonly onClose: () => void;
  readonly onNew: () => void;
  readonly onCreated: (reference: string) => void;
  readonly onUpdated: (saved: Consignment) => void;
  /** Something was saved, or the status or the freight changed (CONS-24). */
  readonly onChanged: (what: Changed) => void;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

/** The consignment screen once its data is loaded: it is mounted with the data, no effect copies it in. */
export function ConsignmentForm(props: Props): ReactNode {
  const { initialValues, consignment, base, accounts, packagingTypes, isSmall, now, schedule } = props;
  const { link, leaving, isReplacement = false, onChanged, onDirtyChange } = props;
  const cache = useQueryClient();
  const serviceTypes = useServiceTypes();
  const editability = useEditability(consignment, consignment?.lineItems.length ?? 0, isSmall);
  const { saveCall, save } = editability;
  const card = useEditedCard(
    consignment === null,
    initialValues,
    saveCall === 'update-receiver' && !isSmall ? 'receiver' : null,
  );
  const [extrasState, setExtrasState] = useState<ExtrasState>('idle');
  const form = useConsignmentForm({
    initialValues,
    base,
    items: consignment?.lineItems ?? null,
    extras: consignment?.deliveryExtras ?? [],
    saveCall,
    now,
    schedule,
    printFile: props.printFile,
    onNew: props.onNew,
    onCreated: (reference, intent) => {
      autosave.discard();
      if (intent !== 'save') setNextIntent(cache, reference, intent);
      props.onCreated(reference);
    },
    onUpdated: props.onUpdated,
    onChanged,
    onOpen: link.open,
    onReveal: card.reveal,
  });
  const { binding, content, failure } = form;
  const { isDirty } = content;
  const autosave = useAutosave({
    base,
    values: binding.values,
    pendingItem: content.pendingItem,
    isDirty,
    enabled: !isSmall && saveCall !== null,
    schedule,
  });
  const { freight, itemConflict } = useFreight({
    consignment,
    waiting: binding.values.lineItems,
    onChangeWaiting: content.changeItems,
    packagingTypes,
    onChanged: () => onChanged('content'),
    onFailure: form.showFailure,
  });
  const sections = lockSections(editability, form.isLocked);

  useEffect(() => {
    if (isReplacement) restoreFocus(null);
  }, [isReplacement]);
  const mustAsk = isDirty || extrasState === 'failed';
  useEffect(() => onDirtyChange(mustAsk), [mustAsk, onDirtyChange]);
  useUnloadWarning(isDirty || extrasState !== 'idle');
  useFormKeys({ consignment, form, save, isSmall });

  const attachments = (
    <AttachmentsSection
      reference={consignment?.reference ?? null}
      upload={editability.attach}
      canDelete={editability.canDeleteFile}
      labelsOutdated={consignment?.labelsOutdated === true}
    />
  );
  return (
    <Page width="form" locked={form.isLocked}>
      <FormHeader
        consignment={consignment}
        form={form}
        save={save}
        isBackedUp={isDirty && autosave.state === 'saved'}
        isSmall={isSmall}
        closeHref={props.closeHref}
        onClose={props.onClose}
        schedule={schedule}
      />
      <UnsavedWorkNotice
        autosave={autosave}
        isDirty={isDirty}
        savedAt={base?.lastModifiedAtDateTimeUtc ?? null}
        onRestore={form.restore}
      />
      {failure !== null && (
        <FailureSummary failure={failure} hasFieldErrors={Object.keys(binding.errors).length > 0} />
      )}
      {consignment === null && <DeskBar form={form} accounts={accounts} packagingTypes={packagingTypes} />}
      <ScreenColumns
        isSmall={isSmall}
        hint={editability.largerScreenHint}
        side={
          <SideCards
            consignment={consignment}
            binding={binding}
            sections={sections}
            extras={editability.extras}
            onExtrasState={setExtrasState}
            onExtrasSaved={() => onChanged('content')}
            schedule={schedule}
            link={link}
          >
            {isSmall && attachments}
          </SideCards>
        }
      >
        <MainCards
          consignment={consignment}
          form={form}
          freight={freight}
          card={card}
          editability={editability}
          sections={sections}
          accounts={accounts}
          packagingTypes={packagingTypes}
          now={now}
        />
        {!isSmall && attachments}
      </ScreenColumns>
      <FormDialogs
        form={form}
        itemConflict={itemConflict}
        names={{ accounts, serviceTypes }}
        onRestoreItems={(conflict, ids) => restoreItems(freight, conflict, ids)}
        leaving={
          leaving && {
            stay: leaving.stay,
            discard: () => {
              autosave.discard();
              leaving.discard();
            },
          }
        }
      />
    </Page>
  );
}
