import { hardTexts } from '@consign/consignment-parts/testing/hard-texts';
import { statusCodes } from '@consign/domain/status';
import type { ReportRow } from '@consign/queries';
import { TestSessionProvider } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

import { noLinks } from '../testing/links.js';
import { buildException, buildRow, verdicts } from '../testing/report-rows.js';
import {
  calls,
  draft,
  drillAnswers,
  miss,
  unresolved,
  WiredDrillDown,
  type Wired,
} from '../testing/WiredDrillDown.js';
import { createdCall } from '../testing/world.js';

type Session = ComponentProps<typeof TestSessionProvider>;

interface Args extends Wired {
  readonly rows: readonly ReportRow[];
  readonly answers?: Session['answers'];
  readonly data?: Session['data'];
}

const drafts = Array.from({ length: 38 }, (_, index) => buildRow(index + 1, 'DRAFT'));
/** One of each kind: axe takes a second for ten more rows. */
const numbers = Array.from({ length: 10 }, (_, index) => index + 1);
const misses = numbers.map((number) => {
  const difot = verdicts[1 + (number % 2)];
  return buildRow(number, number % 2 === 0 ? 'DELIVERED' : 'TRANSIT', difot === undefined ? {} : { difot });
});
const exceptions = numbers.map((number) =>
  buildRow(number, statusCodes[number % statusCodes.length], {
    exceptions: [
      buildException(number, {
        actionRequired: number % 3 === 0,
        resolvedAtDateTimeUtc: number % 4 === 0 ? '2026-03-16T02:00:00Z' : null,
        title: Object.values(hardTexts)[number % 5]?.slice(0, 200) ?? '',
      }),
      ...(number % 5 === 0 ? [buildException(100 + number)] : []),
    ],
  }),
);

const meta: Meta<Args> = {
  title: 'Dashboard/DrillDownDialog',
  render: ({ rows, answers = {}, data = {}, ...wired }) => (
    <TestSessionProvider data={data} answers={{ ...drillAnswers(rows), ...answers }}>
      <WiredDrillDown {...wired} />
    </TestSessionProvider>
  ),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
};

export default meta;
type Story = StoryObj<Args>;

export const Created: Story = { args: { segment: draft, rows: drafts } };

export const Misses: Story = { args: { segment: miss, rows: misses } };

export const Exceptions: Story = { args: { segment: unresolved, rows: exceptions } };

export const ExceptionsDark: Story = { ...Exceptions, globals: { scheme: 'dark' } };

export const SmallMisses: Story = { ...Misses, globals: { viewport: { value: 'phone' } } };

export const SmallExceptions: Story = { ...Exceptions, globals: { viewport: { value: 'phone' } } };

/** The dashboard permission alone. */
export const Viewer: Story = {
  args: {
    segment: miss,
    rows: misses,
    links: noLinks,
    data: { permissions: ['Access.DISPATCH', 'Access.DASHBOARD'] },
  },
};

export const Busy: Story = {
  parameters: { isAlwaysBusy: true },
  args: {
    segment: miss,
    rows: misses,
    answers: { [calls.difot]: () => new Promise<never>(() => undefined) },
  },
};

export const Failed: Story = {
  args: {
    segment: miss,
    rows: misses,
    answers: {
      [calls.difot]: () => Response.json({ title: 'The reports are being rebuilt' }, { status: 503 }),
    },
  },
};

export const NothingLeft: Story = { args: { segment: draft, rows: [] } };

export const Changed: Story = {
  args: {
    segment: draft,
    rows: drafts,
    answers: { [createdCall]: countOnce(40, 38) },
  },
};

function countOnce(before: number, after: number) {
  let isFirst = true;
  return () => {
    const count = isFirst ? before : after;
    isFirst = false;
    return [{ status: 'DRAFT' as const, count }];
  };
}
