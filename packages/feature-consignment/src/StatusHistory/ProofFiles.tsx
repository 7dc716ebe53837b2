import type { File as AttachedFile } from '@consign/api-client/consignment';
import { BlockedTab, useSignedLink } from '@consign/consignment-parts';
import { isolate } from '@consign/domain';
import { layout, lazyComponent, typography } from '@consign/ui';
import { useState, type ReactNode } from 'react';

import { Thumbnail } from '../Attachments/Thumbnail.js';
import { useFiles } from '../Attachments/use-files.js';
import classes from './ProofFiles.module.css';

const PictureDialog = lazyComponent(async () => (await import('./PictureDialog.js')).PictureDialog);

/** The files of a delivery, in the order of their arrival: pictures open large, documents in a tab (PODX-12). */
export function ProofFiles({ reference }: { readonly reference: string }): ReactNode {
  const { files, renew } = useFiles(reference);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const proofs = files.data?.filter(({ proofKind }) => proofKind !== null).toReversed() ?? [];
  const opened = proofs.find(({ id }) => id === openedId);
  if (proofs.length === 0) return null;
  return (
    <>
      <ul className={layout.row} aria-label="Files of the delivery">
        {proofs.map((file) => (
          <li key={file.id} className={classes.file}>
            {file.mimeType.startsWith('image/') ? (
              <button
                type="button"
                className={classes.open}
                aria-label={`Open ${file.name}`}
                aria-haspopup="dialog"
                onPointerEnter={PictureDialog.preload}
                onClick={() => setOpenedId(file.id)}
              >
                <Thumbnail uri={file.thumbnailUri} width={64} height={64} />
              </button>
            ) : (
              <DocumentLink file={file} givenAt={files.dataUpdatedAt} renew={() => renew(file.id)} />
            )}
            <span>{file.proofKind}</span>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <PictureDialog
          name={opened.name}
          uri={opened.uri}
          onBroken={() => void files.refetch()}
          onClose={() => setOpenedId(null)}
        />
      )}
    </>
  );
}

interface DocumentProps {
  readonly file: AttachedFile;
  /** When its URL was issued, in milliseconds since 1970. */
  readonly givenAt: number;
  readonly renew: () => Promise<string | null>;
}

function DocumentLink({ file: { name, uri, thumbnailUri }, givenAt, renew }: DocumentProps): ReactNode {
  const { linkProps, failed, blocked } = useSignedLink({
    address: { uri, givenAt },
    name,
    text: `Opening ${name}…`,
    renew,
  });
  return (
    <>
      <a className={classes.open} {...linkProps} aria-label={`Open ${name}`}>
        <Thumbnail uri={thumbnailUri} width={64} height={64} />
      </a>
      {failed && (
        <span className={typography.error} role="alert">
          {isolate(name)} could not be opened
        </span>
      )}
      <BlockedTab href={blocked} />
    </>
  );
}
