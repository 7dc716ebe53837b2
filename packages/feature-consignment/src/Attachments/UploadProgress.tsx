import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './Attachments.module.css';

interface Props {
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly onStop: () => void;
}

/** The progress of an upload, and a button to stop it. */
export function UploadProgress({ name, share, onStop }: Props): ReactNode {
  const percent = Math.floor(share * 100);
  return (
    <div className={classes.progress}>
      <progress value={percent} max={100} aria-label={`Uploading ${name}`} />
      <span className={classes.dimmed}>{percent === 100 ? 'Saving…' : `${percent} %`}</span>
      <Button variant="default" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
