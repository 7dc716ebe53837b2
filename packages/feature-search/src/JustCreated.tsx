import { typography } from '@consign/ui';
import type { ReactNode } from 'react';

import type { ConsignmentLink } from './search-screen-props.js';
import classes from './Search.module.css';

interface Props {
  readonly references: readonly string[];
  readonly link: ConsignmentLink;
}

/** Recently created consignments that are not on the page, wherever the list sorts them (LIST-50). */
export function JustCreated({ references, link }: Props): ReactNode {
  return (
    <div className={classes.created}>
      Just created:
      {references.map((reference) => (
        <a
          key={reference}
          className={typography.name}
          href={link.href(reference)}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            link.open(reference);
          }}
        >
          {reference}
        </a>
      ))}
    </div>
  );
}
