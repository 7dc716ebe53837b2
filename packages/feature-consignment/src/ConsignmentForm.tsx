import { ActionBar, Page, ErrorSummary } from '@consign/ui';
import type { ReactNode } from 'react';

import { HeaderActions } from './actions/HeaderActions.js';
import { AttachmentsSection } from './Attachments/AttachmentsSection.js';
import { ConsignmentHeader } from './ConsignmentHeader.js';
import { DeskBar } from './desk/DeskBar.js';
import { FormDialogs } from './FormDialogs.js';
import { MainCards } from './MainCards.js';
import { useFormKeys } from './pickup/use-form-keys.js';
import { ScreenColumns } from './ScreenColumns.js';
import { SideCards } from './SideCards.js';
import { UnsavedWorkNotice } from './unsaved-work/UnsavedWorkNotice.js';
import { useConsignmentForm, type FormProps } from './use-consignment-form.js';
import type { SaveFailure } from './failures.js';

/** The consignment screen once its data is loaded. */
export function ConsignmentForm(props: FormProps): ReactNode {
  const { consignment, accounts, packagingTypes, isSmall, now, schedule, leaving } = props;
  const form = useConsignmentForm(props);
  useFormKeys(form, isSmall);
  const { state, fields, editability, failure, autosave } = form;
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
      {consignment === null && <DeskBar form={form} accounts={accounts} packagingTypes={packagingTypes} />}
      <ScreenColumns
        isSmall={isSmall}
        hint={editability.largerScreenHint}
        side={
          <SideCards form={form} schedule={schedule} now={now} link={props.link}>
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
