import { FailedQuery, fieldId } from '@consign/ui';
import { Skeleton } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { restoreFocus } from '../focus.js';
import classes from './Attachments.module.css';
import { FileCard } from './FileCard.js';
import { useFiles } from './use-files.js';

interface Props {
  readonly reference: string;
  readonly canDelete: boolean;
  /** Whether files can be dropped; mentioned when there are none yet. */
  readonly canDrop: boolean;
}

/** The attached files and generated documents, newest first. */
export function FileList({ reference, canDelete, canDrop }: Props): ReactNode {
  const { files, renew } = useFiles(reference);
  const count = files.data?.length ?? 0;
  const shown = useRef(count);
  useEffect(() => {
    // The button that deleted a file is gone with it (CONS-90).
    if (count < shown.current) restoreFocus(document.getElementById(fieldId('attachFile')));
    shown.current = count;
  }, [count]);
  const generated = files.data?.filter(({ isGenerated }) => isGenerated).length ?? 0;
  const [mostGenerated, setMostGenerated] = useState(generated);
  if (generated > mostGenerated) setMostGenerated(generated);
  if (files.data === undefined) {
    return files.isError ? (
      <FailedQuery title="The files could not be loaded" query={files} />
    ) : (
      <div aria-busy="true" className={classes.list}>
        <Skeleton width={158} height={160} />
      </div>
    );
  }
  const areGone = generated < mostGenerated;
  return (
    <>
      {areGone && (
        <p className={classes.gone}>
          Generated documents are here for an hour, or until what they print changes. Print them again.
        </p>
      )}
      {files.data.length === 0 ? (
        <p className={classes.none}>
          {!areGone && 'No files yet. '}
          {canDrop && 'Drop a PDF, JPEG or PNG up to 10 MB here, or choose a file.'}
        </p>
      ) : (
        <ul className={classes.list} aria-label="Files">
          {files.data.map((file) => (
            <FileCard
              key={file.id}
              reference={reference}
              file={file}
              givenAt={files.dataUpdatedAt}
              renew={() => renew(file.id)}
              canDelete={canDelete}
            />
          ))}
        </ul>
      )}
    </>
  );
}
