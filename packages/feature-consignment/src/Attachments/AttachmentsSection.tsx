import { useFileDrop } from '@consign/consignment-parts';
import type { ActionDecision } from '@consign/domain';
import { Card, DisabledReasonButton, fieldId, layout, lazyComponent, typography } from '@consign/ui';
import { Skeleton } from '@mantine/core';
import { IconPaperclip, IconPrinter } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { restoreFocus } from '../focus.js';
import classes from './Attachments.module.css';
import { FileList } from './FileList.js';

const UploadForm = lazyComponent(
  async () => (await import('./UploadForm.js')).UploadForm,
  <Skeleton height={148} />,
);

interface Props {
  /** Null before the first save: files need a consignment. */
  readonly reference: string | null;
  /** `sections.attachments` of editability; null where files can only be viewed, such as on a phone. */
  readonly upload: ActionDecision | null;
  readonly canDelete: boolean;
  /** What describeOutdated says of the printed papers. */
  readonly outdated?: string | null;
}

/** A new upload; its file is null until one is chosen. */
interface NewUpload {
  readonly id: string;
  readonly file: File | null;
  readonly takesFocus: boolean;
}

/** The files of a consignment (FILE-05), and new uploads, chosen or dropped on the card. */
export function AttachmentsSection({ reference, upload, canDelete, outdated = null }: Props): ReactNode {
  const [newUploads, setNewUploads] = useState<readonly NewUpload[]>([]);
  const isOpen = upload?.allowed === true && reference !== null;
  const begin = (files: readonly (File | null)[], takesFocus = true): void =>
    setNewUploads((list) => [
      ...list,
      ...files.map((file, index) => ({
        id: crypto.randomUUID(),
        file,
        takesFocus: takesFocus && index === 0,
      })),
    ]);
  const drop = useFileDrop(isOpen, begin);
  const end = (id: string): void => {
    flushSync(() => setNewUploads((list) => list.filter((one) => one.id !== id)));
    restoreFocus(document.getElementById(fieldId('attachFile')));
  };

  return (
    <div className={classes.target} {...drop}>
      <Card
        title="Attachments"
        stacked
        aside={
          upload !== null && (
            <DisabledReasonButton
              id={fieldId('attachFile')}
              variant="default"
              icon={<IconPaperclip size={16} aria-hidden />}
              reason={upload.allowed ? null : upload.reason}
              onClick={() => begin([null])}
            >
              Attach file
            </DisabledReasonButton>
          )
        }
      >
        <output>
          {outdated !== null && (
            <span className={layout.withIcon} data-tone="warning">
              <IconPrinter size={16} aria-hidden />
              {outdated}
            </span>
          )}
        </output>
        {reference !== null &&
          newUploads.map(({ id, file, takesFocus }) => (
            <UploadForm
              key={id}
              reference={reference}
              file={file}
              takesFocus={takesFocus}
              disabledReason={upload?.allowed === false ? upload.reason : null}
              onMore={(files) => begin(files, false)}
              onEnd={() => end(id)}
            />
          ))}
        {reference === null ? (
          <p className={typography.dimmed}>Save the consignment to attach files.</p>
        ) : (
          <FileList
            key={reference}
            reference={reference}
            canDelete={canDelete}
            canDrop={isOpen && newUploads.length === 0}
          />
        )}
      </Card>
    </div>
  );
}
