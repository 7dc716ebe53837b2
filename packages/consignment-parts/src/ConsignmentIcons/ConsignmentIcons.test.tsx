import { renderInTheme } from '@consign/ui/testing';
import { expect, it } from 'vitest';

import { ConsignmentIcons, describeOutdated } from './ConsignmentIcons.js';

it.each([
  [{ labelsOutdated: true }, 'Labels were printed before the last change: print again'],
  [
    { labelsOutdated: true, noteOutdated: true },
    'Labels and consignment note were printed before the last change: print again',
  ],
  [
    { labelsOutdated: false, noteOutdated: true },
    'The consignment note was printed before the last change: print again',
  ],
  [{ labelsOutdated: false, noteOutdated: false }, ''],
])('[DOCS-16] [DOCS-43] says which papers were printed before the last change: %j', (papers, text) => {
  const { container } = renderInTheme(
    <ConsignmentIcons
      isDeliveryException={false}
      shortDelivery={null}
      hasUnresolvedNotes={false}
      outdated={describeOutdated(papers)}
      dangerousGoods={[]}
    />,
  );
  expect(container.querySelector('span')?.textContent ?? '').toBe(text);
});
