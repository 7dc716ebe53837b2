import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { schedule as systemSchedule, type Schedule } from '../schedule.js';
import classes from './TrackingLink.module.css';

interface Props {
  readonly href: string;
  readonly schedule?: Schedule | undefined;
}

const feedbackMs = 3_000;

/** The public tracking page, to open or copy; 'Copied' shows for 3 seconds (CONS-05). */
export function TrackingLink({ href, schedule = systemSchedule }: Props): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const cancelTimer = useRef<(() => void) | null>(null);
  useEffect(() => () => cancelTimer.current?.(), []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(href);
      setState('copied');
    } catch {
      // Insecure origin, or permission denied.
      setState('failed');
    }
    cancelTimer.current?.();
    cancelTimer.current = schedule(() => setState('idle'), feedbackMs);
  };
  const text = href.replace(/^https?:\/\//, '');
  // The reference stays whole (CONS-107).
  const end = text.lastIndexOf('/') + 1;
  return (
    <div className={classes.root}>
      <span className={classes.label}>Tracking link</span>
      <span className={classes.line}>
        <a
          className={classes.link}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          // Without the space that a name gets between its two parts.
          aria-label={text}
        >
          {text.slice(0, end)}
          <span className={classes.end}>{text.slice(end)}</span>
        </a>
        <Button
          variant="default"
          size="compact-md"
          leftSection={
            state === 'copied' ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />
          }
          onClick={() => void copy()}
        >
          {state === 'copied' ? 'Copied' : 'Copy'}
        </Button>
      </span>
      <output className={classes.said}>
        {state === 'copied' && 'Tracking link copied'}
        {state === 'failed' && "Couldn't copy the tracking link"}
      </output>
    </div>
  );
}
