import { ActionBar, Page } from '@consign/ui';
import type { ReactNode } from 'react';

import { HeaderActions } from './actions/HeaderActions.js';
import { AttachmentsSection } from './Attachments/index.js';
import { ConsignmentHeader } from './ConsignmentHeader.js';
import { DeskBar } from './desk/DeskBar.js';
import { FailureSummary } from './FailureSummary.js';
import { FormDialogs } from './FormDialogs.js';
import { MainCards } from './MainCards.js';
import { useFormKeys } from './pickup/use-form-keys.js';
import { ScreenColumns } from './ScreenColumns.js';
import { SideCards } from './SideCards.js';
import { UnsavedWorkNotice } from './unsaved-work/UnsavedWorkNotice.js';
import { useConsignmentForm, type FormProps } from './use-consignment-form.js';

/** The consignment screen once its data is loaded. */
export function ConsignmentForm(props: FormProps): ReactNode {
  const { consignment, accounts, packagingTypes, isSmall, now, schedule, leaving } = props;
  const form = useConsignmentForm(props);
  useFormKeys(form, isSmall);
  const { state, binding, editability, failure, autosave, isDirty } = form;
  const attachments = (
    <AttachmentsSection
      reference={consignment?.reference ?? null}
      upload={editability.attach}
      canDelete={editability.canDeleteFile}
      labelsOutdated={consignment?.labelsOutdated === true}
    />
  );
  return (
    <Page key={state.formKey} width="form" locked={form.isLocked}>
      <ActionBar
        actions={
          <HeaderActions
            form={form}
            isSmall={isSmall}
            closeHref={props.closeHref}
            onClose={props.onClose}
            schedule={schedule}
          />
        }
      >
        <ConsignmentHeader consignment={consignment} isBackedUp={isDirty && autosave.state === 'saved'} />
      </ActionBar>
      <UnsavedWorkNotice
        autosave={autosave}
        isDirty={isDirty}
        savedAt={state.base?.lastModifiedAtDateTimeUtc ?? null}
      />
      {failure !== null && (
        <FailureSummary failure={failure} hasFieldErrors={Object.keys(binding.errors).length > 0} />
      )}
      {consignment === null && <DeskBar form={form} accounts={accounts} packagingTypes={packagingTypes} />}
      <ScreenColumns
        isSmall={isSmall}
        hint={editability.largerScreenHint}
        side={
          <SideCards form={form} schedule={schedule} link={props.link}>
            {isSmall && attachments}
          </SideCards>
        }
      >
        <MainCards form={form} accounts={accounts} packagingTypes={packagingTypes} now={now} />
        {!isSmall && attachments}
      </ScreenColumns>
      <FormDialogs
        form={form}
        accounts={accounts}
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
