import { consignmentQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { CardSkeleton, FailedQuery, openHere } from '@consign/ui';
import { useScrollLock } from '@consign/ui/dialogs';
import { ActionIcon, Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCopy, IconExternalLink, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';

import { copyText } from '../copy-text.js';
import classes from './Preview.module.css';
import { PreviewContent } from './PreviewContent.js';

export interface PreviewProps {
  readonly reference: string;
  readonly link: {
    readonly href: (reference: string) => string;
    readonly open: (reference: string) => void;
  };
  readonly onClose: () => void;
}

/** A summary of a consignment, without leaving the list (LIST-12). */
export function ConsignmentPreview({ reference, link, onClose }: PreviewProps): ReactNode {
  const consignment = useQuery(consignmentQueries(useClient()).detail(reference));
  const open = (event: MouseEvent): void => openHere(event, () => link.open(reference));
  return (
    <div className={classes.root}>
      <div className={classes.header}>
        <h2 className={classes.title}>{reference}</h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label="Copy reference"
          title="Copy reference"
          onClick={() => void copyText(reference, reference)}
        >
          <IconCopy size={16} aria-hidden />
        </ActionIcon>
        <Button
          component="a"
          href={link.href(reference)}
          onClick={open}
          size="compact-md"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          Open
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label="Close preview"
          title="Close preview"
          onClick={onClose}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.body}>
        {consignment.data !== undefined ? (
          <PreviewContent consignment={consignment.data} />
        ) : consignment.isError ? (
          <FailedQuery title={`${reference} could not be loaded`} query={consignment} />
        ) : (
          <CardSkeleton label={`Loading ${reference}`} cards={[2, 2, 2]} />
        )}
      </div>
    </div>
  );
}

/** The preview beside the list; the list keeps the focus. */
export function PreviewPane(props: PreviewProps): ReactNode {
  return (
    <aside className={classes.pane} aria-label={`Preview of ${props.reference}`}>
      <ConsignmentPreview {...props} />
    </aside>
  );
}

/** The preview over the list, for narrow screens. */
export function PreviewSheet(props: PreviewProps): ReactNode {
  const small = useMediaQuery('(max-width: 39.99em)') ?? false;
  useScrollLock(true);
  return (
    <Drawer.Root
      opened
      onClose={props.onClose}
      position="right"
      size={small ? '100%' : 440}
      padding={0}
      lockScroll={false}
      transitionProps={{ duration: 150 }}
    >
      <Drawer.Overlay />
      {/* Of a drawer in one piece the name would stand at a place that is no dialog. */}
      <Drawer.Content aria-label={`Preview of ${props.reference}`}>
        <Drawer.Body>
          <ConsignmentPreview {...props} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
