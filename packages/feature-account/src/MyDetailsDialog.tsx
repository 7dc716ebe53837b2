import {
  findApiError,
  findServerMessage,
  mySitesMutations,
  preferenceMutations,
  type PreferenceChanges,
} from '@consign/queries';
import { useClient, useSession, useSites, useUserName } from '@consign/session';
import {
  FieldRow,
  fieldId,
  focusField,
  MultiSelectField,
  SelectField,
  TextField,
  toastSuccess,
} from '@consign/ui';
import { Dialog, DialogForm } from '@consign/ui/dialogs';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { SettingsPart } from './SettingsPart.js';
import { choosableSites, siteLabel, siteSummary } from './site-names.js';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

interface Choice {
  readonly chargeSiteId: string | null;
  readonly originSiteId: string | null;
  readonly activeIds: readonly string[];
  readonly changes: PreferenceChanges;
}

/** The user's details and site settings (NAV-07 to 13). */
export function MyDetailsDialog({ opened, onClose }: Props): ReactNode {
  return (
    <Dialog opened={opened} onClose={onClose} title="My Details" size="lg" closeOnOutsideClick={false}>
      <MyDetailsForm onClose={onClose} />
    </Dialog>
  );
}

/** Shown when the server sends no message (NAV-12). */
const failed = 'Updating of user details failed, please try again later.';
const settingsFailed = 'Your settings could not be saved. Your sites have not been changed. Try again.';

function MyDetailsForm({ onClose }: Pick<Props, 'onClose'>): ReactNode {
  const sites = useSites();
  const { user } = useSession();
  const name = useUserName();
  const form = useForm<Choice>({
    initialValues: {
      chargeSiteId: sites.requesting?.id ?? null,
      originSiteId: sites.defaultOrigin?.id ?? null,
      activeIds: sites.activeIds,
      changes: {},
    },
    validate: { chargeSiteId: findSiteProblem, originSiteId: findSiteProblem },
  });
  const client = useClient();
  // The dialog shows the errors and keeps the choices.
  const meta = { failure: 'screen' } as const;
  const update = useMutation({ ...mySitesMutations(client).update(), meta });
  const settings = useMutation({ ...preferenceMutations(client).save(), meta });

  const save = form.onSubmit(({ chargeSiteId, originSiteId, activeIds, changes }) => {
    if (chargeSiteId === null || originSiteId === null) return;
    const saveSites = () =>
      update.mutate(
        { chargeSiteId, originSiteId },
        {
          onSuccess: () => {
            sites.setActiveIds(activeIds);
            toastSuccess('Your details have been saved');
            onClose();
          },
          onError: (error) => {
            const problems = listProblems(error);
            form.setErrors(Object.fromEntries(problems.map(({ path, message }) => [path, message])));
            focusField(problems[0]?.path ?? '');
          },
        },
      );
    if (Object.keys(changes).length === 0) saveSites();
    else settings.mutate(changes, { onSuccess: saveSites });
  });

  return (
    <DialogForm
      onSave={save}
      onCancel={onClose}
      busy={settings.isPending || update.isPending}
      error={
        findFailure(settings.error, settingsFailed) ??
        (listProblems(update.error).length > 0 ? null : findFailure(update.error, failed))
      }
      isSaveHidden={sites.available.length === 0}
      cancelLabel={sites.available.length === 0 ? 'Close' : 'Cancel'}
    >
      <FieldRow shares={[1, 1]}>
        <TextField label="Name" value={name} onChange={() => undefined} readOnly />
        <TextField label="Email" value={user.email ?? ''} onChange={() => undefined} readOnly />
      </FieldRow>
      {sites.available.length === 0 ? (
        <p>
          You do not have access to any sites. Please contact your freight service provider for assistance.
        </p>
      ) : (
        <>
          <FieldRow shares={[1, 1]}>
            <SelectField
              label="Requesting Site"
              hint="The site with financial responsibility for the consignments you create"
              options={choosableSites(sites.available, sites.requesting?.id ?? null)}
              {...form.getInputProps('chargeSiteId')}
              id={fieldId('chargeSiteId')}
              value={form.values.chargeSiteId}
            />
            <SelectField
              label="Default origin site"
              hint="Where you dispatch most freight from"
              options={choosableSites(sites.available, sites.defaultOrigin?.id ?? null)}
              {...form.getInputProps('originSiteId')}
              id={fieldId('originSiteId')}
              value={form.values.originSiteId}
            />
          </FieldRow>
          <MultiSelectField
            label="Selected sites"
            hint="Display consignments from the selected requesting sites"
            placeholder="Select sites"
            allLabel="All sites"
            noneLabel="None"
            options={sites.available.map((site) => ({ value: site.id, label: siteLabel(site) }))}
            values={form.values.activeIds}
            onChange={(activeIds) => form.setFieldValue('activeIds', activeIds)}
            summary={siteSummary(form.values.activeIds, sites.available)}
          />
          <SettingsPart
            changes={form.values.changes}
            onChange={(changes) => form.setFieldValue('changes', changes)}
          />
        </>
      )}
    </DialogForm>
  );
}

/** The problems at the fields of the sites. */
function listProblems(error: Error | null) {
  return findApiError(error)?.problems ?? [];
}

function findFailure(error: Error | null, otherwise: string): string | null {
  return error === null ? null : (findServerMessage(error) ?? otherwise);
}

function findSiteProblem(id: string | null): string | null {
  return id === null ? 'Choose a site' : null;
}
