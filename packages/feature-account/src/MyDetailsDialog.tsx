import { mySitesMutations, serverSentence } from '@consign/queries';
import { useClient, useSession, useSites, useUserName, type Sites } from '@consign/session';
import { MultiSelectField, SelectField, TextField, toastDone } from '@consign/ui';
import { Alert, Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';

import classes from './MyDetailsDialog.module.css';
import { choosableSites, siteLabel, siteSummary } from './site-names.js';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Who is signed in, and for which sites (NAV-07 to 13). */
export function MyDetailsDialog({ opened, onClose }: Props): ReactNode {
  const small = useMediaQuery('(max-width: 39.99em)') ?? false;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="My Details"
      classNames={{ title: classes.title ?? '' }}
      size="lg"
      fullScreen={small}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <MyDetailsForm onClose={onClose} />
    </Modal>
  );
}

/** Where the server said nothing of its own (NAV-12). */
const failed = 'Updating of user details failed, please try again later.';
const chooseSite = 'Choose a site';

function MyDetailsForm({ onClose }: Pick<Props, 'onClose'>): ReactNode {
  const sites = useSites();
  const { user } = useSession();
  const name = useUserName();
  const [form, setForm] = useState(() => startOf(sites));
  const [checked, setChecked] = useState(false);
  const update = useMutation({
    ...mySitesMutations(useClient()).update(),
    // The dialog shows the error itself: nothing that was chosen is lost.
    meta: { failure: 'screen' },
  });

  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const { chargeSiteId, originSiteId, activeIds } = form;
    if (chargeSiteId === null || originSiteId === null || update.isPending) return;
    update.mutate(
      { chargeSiteId, originSiteId },
      {
        onSuccess: () => {
          sites.setActiveIds(activeIds);
          toastDone('Your details have been saved');
          onClose();
        },
      },
    );
  };

  const errorOf = (id: string | null) => (checked && id === null ? chooseSite : null);
  return (
    <form className={classes.form} onSubmit={save} noValidate>
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
            error={errorOf(form.chargeSiteId)}
          />
          <SelectField
            label="Default origin site"
            hint="Where you dispatch most freight from"
            options={choosableSites(sites.available, sites.defaultOrigin?.id ?? null)}
            value={form.originSiteId}
            onChange={(originSiteId) => setForm({ ...form, originSiteId })}
            error={errorOf(form.originSiteId)}
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
      {update.isError && (
        <Alert color="red" variant="light" role="alert" icon={<IconAlertCircle size={18} aria-hidden />}>
          {serverSentence(update.error) ?? failed}
        </Alert>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {sites.available.length > 0 ? 'Cancel' : 'Close'}
        </Button>
        {sites.available.length > 0 && (
          <Button type="submit" loading={update.isPending}>
            Save
          </Button>
        )}
      </div>
    </form>
  );
}

function startOf({ requesting, defaultOrigin, activeIds }: Sites): {
  chargeSiteId: string | null;
  originSiteId: string | null;
  activeIds: readonly string[];
} {
  return { chargeSiteId: requesting?.id ?? null, originSiteId: defaultOrigin?.id ?? null, activeIds };
}
