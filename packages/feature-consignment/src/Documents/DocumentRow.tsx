import { BlockedTab, useSignedLink } from '@consign/consignment-parts';
import { layout, typography } from '@consign/ui';
import { Button, Loader, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconExternalLink, IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { documentNames, type DocumentType, type useDocuments } from './use-documents.js';

interface Props {
  readonly type: DocumentType;
  readonly documents: ReturnType<typeof useDocuments>;
  readonly onDownloaded: ((type: DocumentType) => void) | undefined;
}

/** One document: its state and its link. */
export function DocumentRow({ type, documents, onDownloaded }: Props): ReactNode {
  const state = documents.getState(type);
  const name = documentNames[type];
  const { linkProps, open, opening, failed, blocked } = useSignedLink({
    address: documents.findAddress(type),
    name,
    text: `Preparing ${name.toLowerCase()}…`,
    renew: () => documents.request(type),
    onOpened: () => onDownloaded?.(type),
  });

  const isFailed = failed || state === 'failed';
  const reason = documents.findReason(type);

  return (
    <li>
      <IconFileText size={20} stroke={1.6} aria-hidden />
      <span className={layout.entry}>
        {name}
        {state === 'making' && <span className={typography.secondLine}>Preparing…</span>}
        {state === 'notReady' && <span className={typography.secondLine}>Not ready yet</span>}
        {state === 'onDemand' && type === 'PODDOC' && (
          <span className={typography.secondLine}>Made from what was reported, without a signature</span>
        )}
        {isFailed && (
          <span className={layout.withIcon} data-tone="error" role="alert">
            <IconAlertTriangle size={14} aria-hidden />
            <span>
              {type === 'FRTLABEL'
                ? 'Failed to generate freight label'
                : 'Download error, please try again later'}
              {reason !== null && <span className={typography.secondLine}>{reason}</span>}
            </span>
          </span>
        )}
        <BlockedTab href={blocked} />
      </span>
      {state === 'making' && (
        <>
          <Loader size={18} aria-hidden />
          <VisuallyHidden>Preparing {name.toLowerCase()}</VisuallyHidden>
        </>
      )}
      {state === 'failed' && (
        <Button
          variant="default"
          size="compact-md"
          aria-label={`Retry ${name.toLowerCase()}`}
          onClick={documents.retry}
        >
          Retry
        </Button>
      )}
      {state === 'onDemand' && (
        <Button
          variant="default"
          size="compact-md"
          loading={opening}
          {...(failed ? { 'aria-label': `Retry ${name.toLowerCase()}` } : {})}
          onClick={() => void open()}
        >
          {failed ? 'Retry' : 'Generate and open'}
        </Button>
      )}
      {linkProps !== null && (
        <Button
          component="a"
          {...linkProps}
          variant="default"
          size="compact-md"
          aria-label={`Open ${name.toLowerCase()}`}
          rightSection={<IconExternalLink size={14} aria-hidden />}
        >
          Open
        </Button>
      )}
    </li>
  );
}
