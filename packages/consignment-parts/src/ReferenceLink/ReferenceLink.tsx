import { Fragment, type ReactNode } from 'react';

import { useConsignmentHref } from '../BulkRunner/index.js';

/**
 * Opens a consignment in a new tab, so that the dialog with its result or reason stays open (BULK-26). Text where the user
 * can't open consignments (NAV-32).
 */
export function ReferenceLink({ reference }: { readonly reference: string }): ReactNode {
  const toHref = useConsignmentHref();
  if (toHref === null) return reference;
  return (
    <a href={toHref(reference)} target="_blank" rel="noopener">
      {reference}
    </a>
  );
}

interface TextProps {
  readonly text: string;
  /** The consignment that the text is about. */
  readonly reference: string;
}

/** A sentence in which the consignment's reference is a link. */
export function TextWithReference({ text, reference }: TextProps): ReactNode {
  return text.split(reference).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
    <Fragment key={index}>
      {index > 0 && <ReferenceLink reference={reference} />}
      {part}
    </Fragment>
  ));
}
