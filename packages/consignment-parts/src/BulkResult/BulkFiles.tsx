import { layout, typography } from '@consign/ui';
import type { ReactNode } from 'react';

import type { BulkFile } from '../BulkRunner/index.js';
import { BlockedTab } from '../signed-link/BlockedTab.js';
import { useSignedLink } from '../signed-link/use-signed-link.js';

/** Links to the documents of a bulk action, as they arrive; each is renewed on click once it has expired (BULK-27). */
export function BulkFiles({ files }: { readonly files: readonly BulkFile[] }): ReactNode {
  if (files.length === 0) return null;
  return (
    <ul className={layout.bullets} aria-label="Documents">
      {files.map((file) => (
        <FileLink key={file.uri} file={file} />
      ))}
    </ul>
  );
}

function FileLink({ file }: { readonly file: BulkFile }): ReactNode {
  const { name, renew } = file;
  const { linkProps, failed, blocked } = useSignedLink({
    address: file,
    name,
    text: `Preparing ${name.toLowerCase()}…`,
    renew,
  });
  return (
    <li>
      <a {...linkProps}>{name}</a>
      {failed && (
        <div className={typography.error} role="alert">
          {name} could not be opened. Try again.
        </div>
      )}
      <BlockedTab href={blocked} />
    </li>
  );
}
