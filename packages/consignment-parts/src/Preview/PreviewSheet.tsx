import { useScrollLock } from '@consign/ui/dialogs';
import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';

import { ConsignmentPreview, type PreviewProps } from './ConsignmentPreview.js';

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
