import { describeOutdated, FreightItemsSection, useFormSlice } from '@consign/consignment-parts';
import { useServiceTypes, useSettings } from '@consign/session';
import { ActionBar, ErrorSummary, MainAndSide, Page, toastError, typography } from '@consign/ui';
import { Box, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';

import { HeaderActions } from './actions/HeaderActions.js';
import { AttachmentsSection } from './Attachments/AttachmentsSection.js';
import { ConsignmentHeader } from './ConsignmentHeader.js';
import { DeskBar } from './desk/DeskBar.js';
import { DetailsCard } from './DetailsCard.js';
import type { SaveFailure } from './failures.js';
import { FormDialogs } from './FormDialogs.js';
import { Participants } from './Participants.js';
import { useFormKeys } from './pickup/use-form-keys.js';
import { SideCards } from './SideCards.js';
import { UnsavedWorkNotice } from './unsaved-work/UnsavedWorkNotice.js';
import { useConsignmentForm, type ConsignmentFormState, type FormProps } from './use-consignment-form.js';

/** The consignment screen once its data is loaded. */
export function ConsignmentForm(props: FormProps): ReactNode {
  const { consignment, isSmall, leaving } = props;
  const form = useConsignmentForm(props);
  useFormKeys(form);
  const { state, fields, editability, failure, autosave } = form;
  const attachments = (
    <AttachmentsSection
      reference={consignment?.reference ?? null}
      upload={editability.attach}
      canDelete={editability.canDeleteFile}
      outdated={consignment === null ? null : describeOutdated(consignment)}
    />
  );
  return (
    <Page key={state.formKey} width="form" locked={form.isLocked}>
      <ActionBar actions={<HeaderActions form={form} />}>
        <ConsignmentHeader
          consignment={consignment}
          isBackedUp={state.isDirty && autosave.state === 'saved'}
        />
      </ActionBar>
      <UnsavedWorkNotice
        autosave={autosave}
        isDirty={state.isDirty}
        savedAt={state.base?.lastModifiedAtDateTimeUtc ?? null}
      />
      {failure !== null && (
        <FailureSummary failure={failure} hasFieldErrors={Object.keys(fields.errors).length > 0} />
      )}
      {consignment === null && <DeskBar form={form} />}
      <ScreenColumns
        isSmall={isSmall}
        hint={editability.largerScreenHint}
        side={<SideCards form={form}>{isSmall && attachments}</SideCards>}
      >
        <MainCards form={form} />
        {!isSmall && attachments}
      </ScreenColumns>
      <FormDialogs
        form={form}
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

interface SummaryProps {
  readonly failure: SaveFailure;
  /** Whether a field has been focused instead. */
  readonly hasFieldErrors: boolean;
}

/** Why the last action failed, with a link to each problem's field. */
function FailureSummary({ failure, hasFieldErrors }: SummaryProps): ReactNode {
  const { title, problems } = failure;
  return (
    <ErrorSummary
      // Remount for a new failure, so that it is announced.
      key={[title, ...problems.map(({ path }) => path)].join(' ')}
      title={title}
      problems={problems}
      takesFocus={!hasFieldErrors}
    />
  );
}

/** The cards of the main column: details, sender and receiver, freight items. */
function MainCards({ form }: { readonly form: ConsignmentFormState }): ReactNode {
  const { consignment, packagingTypes, state, dispatch, freight, editability, sections } = form;
  const settings = useSettings();
  const serviceTypes = useServiceTypes();
  const chosen = useFormSlice(form, ({ values }) => values.serviceType);
  // The consignment may have a service type that the organisation can no longer choose.
  const serviceType =
    serviceTypes.find(({ code }) => code === chosen) ??
    (consignment?.serviceType.code === chosen ? consignment?.serviceType : undefined);
  return (
    <>
      <DetailsCard form={form} />
      <Participants form={form} />
      <FreightItemsSection
        // Restored changes may bring a pending item: the section starts with it.
        key={state.itemFormKey}
        items={freight.items}
        packagingTypes={packagingTypes}
        usualPackaging={state.usualPackaging}
        settings={settings}
        cubicFactor={serviceType?.cubicFactor ?? null}
        readOnly={!sections.canEdit('freight')}
        deletable={editability.canDeleteFreight}
        error={form.fields.errors['lineItems']}
        onSave={freight.save}
        onDelete={async (item) => {
          const refusal = await freight.remove(item);
          if (refusal !== null) toastError(refusal.message);
        }}
        pendingItem={form.get().pendingItem}
        onPendingItemChange={(item) => dispatch({ type: 'item typed', pendingItem: item })}
        handle={form.openItem}
      />
    </>
  );
}

interface ScreenColumnsProps {
  readonly isSmall: boolean;
  /** What can be done on a larger screen; null for nothing. */
  readonly hint: string | null;
  readonly side: ReactNode;
  readonly children: ReactNode;
}

/** A main column and a sidebar; on small screens two tabs (CONS-11). */
function ScreenColumns({ isSmall, hint, side, children }: ScreenColumnsProps): ReactNode {
  if (!isSmall) return <MainAndSide side={side}>{children}</MainAndSide>;
  return (
    <Tabs defaultValue="consignment" keepMounted={false}>
      <Tabs.List grow mb={12}>
        <Tabs.Tab value="consignment">Consignment info</Tabs.Tab>
        <Tabs.Tab value="additional">Additional info</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="consignment">
        {hint !== null && (
          <Box component="p" mb={12} className={typography.note}>
            {hint}
          </Box>
        )}
        <MainAndSide side={null}>{children}</MainAndSide>
      </Tabs.Panel>
      <Tabs.Panel value="additional">
        <MainAndSide side={null}>{side}</MainAndSide>
      </Tabs.Panel>
    </Tabs>
  );
}
