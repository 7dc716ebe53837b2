import { formatDateTime } from '@consign/domain/dates';
import { Button } from '@mantine/core';
import { IconCloudOff, IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { restoreFocusAfter } from '../focus.js';
import classes from './UnsavedWorkNotice.module.css';
import type { KeptWork } from './use-unsaved-work.js';
import type { Work } from './work-content.js';

interface Props {
  readonly kept: KeptWork;
  readonly isDirty: boolean;
  readonly savedAt: string | null;
  /** Its `was` is given where somebody else has saved since that work began. */
  readonly onTakeUp: (work: Work) => void;
}

/** Offers earlier work back, and says so while what is typed could not be kept (PLAT-19). */
export function UnsavedWorkNotice({ kept, isDirty, savedAt, onTakeUp }: Props): ReactNode {
  const { offer, state } = kept;
  if (offer !== null) {
    const { work, savedAtDateTimeUtc } = offer;
    const isOld = savedAt !== null && work.lastModifiedAtDateTimeUtc !== savedAt;
    return (
      <section className={classes.root} aria-label="Unsaved work">
        <IconHistory size={20} aria-hidden />
        <p className={classes.text}>
          You have unsaved work from {formatDateTime(savedAtDateTimeUtc)}.
          {isOld && ' The consignment was changed since: what differs is compared.'}
          {isDirty && ' Restoring it replaces what you entered just now, which is not kept until you decide.'}
        </p>
        <div className={classes.actions}>
          <Button variant="default" size="compact-md" onClick={() => restoreFocusAfter(kept.discard)}>
            Discard
          </Button>
          <Button
            size="compact-md"
            onClick={() =>
              restoreFocusAfter(() => {
                kept.takeUp();
                onTakeUp(isOld ? work : { ...work, was: null });
              })
            }
          >
            Restore it
          </Button>
        </div>
      </section>
    );
  }
  if (state === 'failed') {
    return (
      <output className={classes.root}>
        <IconCloudOff size={20} aria-hidden />
        <span className={classes.text}>
          What you entered could not be kept on the server just now. It stays in this tab; do not close it
          before you have saved.
        </span>
      </output>
    );
  }
  if (state !== 'overtaken') return null;
  return (
    <output className={classes.root}>
      <IconHistory size={20} aria-hidden />
      <span className={classes.text}>
        Another window has kept work of this form since. What you enter here stays in this tab.
      </span>
      <Button variant="default" size="compact-md" onClick={kept.insist}>
        Keep this instead
      </Button>
    </output>
  );
}
