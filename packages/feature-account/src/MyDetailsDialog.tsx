import { mySitesMutations, findServerMessage } from '@consign/queries';
import { useClient, useSession, useSites, useUserName, type Sites } from '@consign/session';
import { MultiSelectField, SelectField, TextField, toastSuccess } from '@consign/ui';
import { Dialog, DialogForm } from '@consign/ui/dialogs';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { choosableSites, siteLabel, siteSummary } from './site-names.js';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
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
const chooseSite = 'Choose a site';

function MyDetailsForm({ onClose }: Pick<Props, 'onClose'>): ReactNode {
  const sites = useSites();
  const { user } = useSession();
  const name = useUserName();
  const [form, setForm] = useState(() => initialChoice(sites));
  const [checked, setChecked] = useState(false);
  const update = useMutation({
    ...mySitesMutations(useClient()).update(),
    // The dialog shows the error and keeps the choices.
    meta: { failure: 'screen' },
  });

  const save = () => {
    setChecked(true);
    const { chargeSiteId, originSiteId, activeIds } = form;
    if (chargeSiteId === null || originSiteId === null) return;
    update.mutate(
      { chargeSiteId, originSiteId },
      {
        onSuccess: () => {
          sites.setActiveIds(activeIds);
          toastSuccess('Your details have been saved');
          onClose();
        },
      },
    );
  };

  const errorFor = (id: string | null) => (checked && id === null ? chooseSite : null);
  return (
    <DialogForm
      onSave={save}
      onCancel={onClose}
      busy={update.isPending}
      error={update.isError ? (findServerMessage(update.error) ?? failed) : null}
      isSaveHidden={sites.available.length === 0}
      cancelLabel={sites.available.length === 0 ? 'Close' : 'Cancel'}
    >
      <TextField label="Name" value={name} onChange={() => undefined} readOnly />
      <TextField label="Email" value={user.email ?? ''} onChange={() => undefined} readOnly />
      {sites.available.length === 0 ? (
        <p>
          You do not have access to any sites. Please contact your freight service provider for assistance.
        </p>
      ) : (
        <>
          <SelectField
            label="Requesting Site"
            hint="The site with financial responsibility for the consignments you create"
            options={choosableSites(sites.available, sites.requesting?.id ?? null)}
            value={form.chargeSiteId}
            onChange={(chargeSiteId) => setForm({ ...form, chargeSiteId })}
            error={errorFor(form.chargeSiteId)}
          />
          <SelectField
            label="Default origin site"
            hint="Where you dispatch most freight from"
            options={choosableSites(sites.available, sites.defaultOrigin?.id ?? null)}
            value={form.originSiteId}
            onChange={(originSiteId) => setForm({ ...form, originSiteId })}
            error={errorFor(form.originSiteId)}
          />
          <MultiSelectField
            label="Selected sites"
            hint="Display consignments from the selected requesting sites"
            placeholder="Select sites"
            allLabel="All sites"
            noneLabel="None"
            options={sites.available.map((site) => ({ value: site.id, label: siteLabel(site) }))}
            values={form.activeIds}
            onChange={(activeIds) => setForm({ ...form, activeIds })}
            summary={siteSummary(form.activeIds, sites.available)}
          />
        </>
      )}
    </DialogForm>
  );
}

function initialChoice({ requesting, defaultOrigin, activeIds }: Sites): {
  chargeSiteId: string | null;
  originSiteId: string | null;
  activeIds: readonly string[];
} {
  return { chargeSiteId: requesting?.id ?? null, originSiteId: defaultOrigin?.id ?? null, activeIds };
}
