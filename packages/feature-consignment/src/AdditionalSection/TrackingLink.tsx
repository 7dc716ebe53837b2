import { layout, typography } from '@consign/ui';
import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';

import type { Schedule } from '../schedule.js';
import classes from './TrackingLink.module.css';
import { useCopy, type Copying } from './use-copy.js';

interface Props {
  readonly href: string;
  readonly schedule?: Schedule | undefined;
}

/** The public tracking page, to open or copy; 'Copied' shows for 3 seconds (CONS-05). */
export function TrackingLink({ href, schedule }: Props): ReactNode {
  return <CopiedLink href={href} copying={useCopy(schedule)} />;
}

interface CopiedProps {
  /** Of the copy button. */
  readonly ref?: Ref<HTMLButtonElement>;
  readonly href: string;
  readonly copying: Copying;
  readonly children?: ReactNode;
}

/** A tracking link with its copy button; children stand below it. */
export function CopiedLink({ ref, href, copying: { state, copy }, children }: CopiedProps): ReactNode {
  const text = href.replace(/^https?:\/\//, '');
  // The reference stays whole (CONS-107).
  const end = text.lastIndexOf('/') + 1;
  return (
    <div className={layout.column}>
      <span className={typography.label}>Tracking link</span>
      <span className={layout.row}>
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
          ref={ref}
          variant="default"
          size="compact-md"
          leftSection={
            state === 'copied' ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />
          }
          onClick={() => void copy(href)}
        >
          {state === 'copied' ? 'Copied' : 'Copy'}
        </Button>
      </span>
      {children}
      <output className={typography.hint}>
        {state === 'copied' && 'Tracking link copied'}
        {state === 'failed' && "Couldn't copy the tracking link"}
      </output>
    </div>
  );
}
