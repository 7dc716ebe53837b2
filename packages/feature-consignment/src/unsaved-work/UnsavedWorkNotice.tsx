import { formatDateTime } from '@consign/domain/dates';
import { layout } from '@consign/ui';
import { Button } from '@mantine/core';
import { IconCloudOff, IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { restoreFocusAfter } from '../focus.js';
import type { FormAutosave } from './use-autosave.js';

interface Props {
  readonly autosave: FormAutosave;
  readonly isDirty: boolean;
  readonly savedAt: string | null;
}

/** Offers to restore earlier changes, and reports when changes cannot be backed up (PLAT-19). */
export function UnsavedWorkNotice({ autosave, isDirty, savedAt }: Props): ReactNode {
  const { offer, state } = autosave;
  if (offer !== null) {
    const { work, savedAtDateTimeUtc } = offer;
    const { receiverSite, receiverEntry } = work.values;
    const receiver = receiverSite?.label ?? receiverEntry?.fullName;
    const isOld = savedAt !== null && work.lastModifiedAtDateTimeUtc !== savedAt;
    return (
      <section className={layout.notice} data-row data-tone="info" aria-label="Unsaved changes">
        <IconHistory size={20} aria-hidden />
        <p className={layout.grows}>
          Unsaved changes from {formatDateTime(savedAtDateTimeUtc)}
          {receiver && (
            <>
              , to <bdi>{receiver}</bdi>
            </>
          )}
          .{isOld && ' It has changed since you opened it; review the differences.'}
          {isDirty &&
            " Restoring them replaces what you've just entered, which isn't backed up until you choose."}
        </p>
        <div className={layout.row}>
          <Button
            variant="default"
            size="compact-md"
            onClick={() => restoreFocusAfter(autosave.discardOffer)}
          >
            Discard
          </Button>
          <Button
            size="compact-md"
            onClick={() =>
              restoreFocusAfter(() => autosave.acceptOffer(isOld ? work : { ...work, was: null }))
            }
          >
            Restore
          </Button>
        </div>
      </section>
    );
  }
  if (state === 'failed') {
    return (
      <output className={layout.notice} data-row data-tone="info">
        <IconCloudOff size={20} aria-hidden />
        <span className={layout.grows}>
          We can't back up your changes right now. Keep this tab open until you've saved.
        </span>
      </output>
    );
  }
  if (state !== 'conflict') return null;
  return (
    <output className={layout.notice} data-row data-tone="info">
      <IconHistory size={20} aria-hidden />
      <span className={layout.grows}>
        You have newer changes in another window. Changes here aren't being backed up.
      </span>
      <Button variant="default" size="compact-md" onClick={() => restoreFocusAfter(autosave.overwrite)}>
        Use this version
      </Button>
    </output>
  );
}
