import { Fragment, type ReactNode } from 'react';

import { ReferenceLink } from './ReferenceLink.js';

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
