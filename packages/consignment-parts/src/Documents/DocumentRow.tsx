import { Button, Loader } from '@mantine/core';
import { IconExternalLink, IconFileText } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import { openTab } from '../BulkActions/open-tab.js';
import classes from './Documents.module.css';
import { documentNames, type DocumentType } from './document-types.js';
import type { useDocuments } from './use-documents.js';

interface Props {
  readonly type: DocumentType;
  readonly documents: ReturnType<typeof useDocuments>;
  readonly onDownloaded: ((type: DocumentType) => void) | undefined;
}

/** One document: its state, and the way to it. */
export function DocumentRow({ type, documents, onDownloaded }: Props): ReactNode {
  const [making, setMaking] = useState(false);
  const [failed, setFailed] = useState(false);
  // Where the browser opened no tab.
  const [blocked, setBlocked] = useState<string | null>(null);
  const state = documents.stateOf(type);
  const name = documentNames[type];
  const address = documents.addressOf(type);

  const make = async (): Promise<void> => {
    // On the click itself: later a browser blocks it.
    const tab = openTab(name, `${name} is being made.`);
    setMaking(true);
    setFailed(false);
    try {
      const made = await documents.request(type);
      if (made === null) throw new Error('Nothing was made');
      onDownloaded?.(type);
      if (!tab.leadTo(made)) setBlocked(made);
    } catch {
      tab.close();
      setFailed(true);
    }
    setMaking(false);
  };

  return (
    <li className={classes.row}>
      <IconFileText size={20} stroke={1.6} aria-hidden />
      <span className={classes.name}>
        {name}
        {state === 'making' && <span className={classes.state}>Being made</span>}
        {state === 'notReady' && <span className={classes.state}>Not ready yet</span>}
        {failed && (
          <span className={classes.failed} role="alert">
            {type === 'FRTLABEL' ? 'Failed to generate freight label' : `${name} could not be opened`}
          </span>
        )}
        {blocked !== null && (
          <span className={classes.state}>
            The browser opened no tab:{' '}
            <a href={blocked} target="_blank" rel="noopener">
              open it here
            </a>
          </span>
        )}
      </span>
      {state === 'making' && <Loader size={18} aria-label={`${name} is being made`} />}
      {state === 'onDemand' && (
        <Button variant="default" size="compact-md" loading={making} onClick={() => void make()}>
          Generate and open
        </Button>
      )}
      {address !== null && (
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noopener"
          variant="default"
          size="compact-md"
          aria-label={`Open ${name.toLowerCase()}`}
          rightSection={<IconExternalLink size={14} aria-hidden />}
          onClick={() => onDownloaded?.(type)}
        >
          Open
        </Button>
      )}
    </li>
  );
}
