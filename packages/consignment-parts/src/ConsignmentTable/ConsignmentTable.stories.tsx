import type { Meta, StoryObj } from '@storybook/react-vite';
import { getDay } from '@consign/domain/dates';
import { statusCodes, statuses } from '@consign/domain/status';
import { createSelection } from '@consign/ui/data-table';

import { buildListItem } from '../testing/data.js';
import { hardTexts } from '../testing/hard-texts.js';
import { ConsignmentTable } from './ConsignmentTable.js';

const rows = Array.from({ length: 30 }, (_, index) => {
  const code = statusCodes[index % statusCodes.length] ?? 'DRAFT';
  return buildListItem(index + 1, {
    isDeliveryException: index % 7 === 3,
    hasUnresolvedNotes: index % 9 === 4,
    dangerousGoodsSummary:
      index % 5 === 2
        ? [{ unNumber: '1203', class: '3', subsidiaryClass1: null, subsidiaryClass2: null }]
        : [],
    confirmedDeliveryDateTimeUtc: index % 3 === 0 ? '2026-11-23T11:00:00Z' : null,
    requestedPickupDateTimeUtc: index % 2 === 0 ? '2026-11-22T11:00:00Z' : null,
    consignmentTags: index % 4 === 0 ? [{ code: 'FRAGILE', name: 'Fragile', colour: '#d9480f' }] : [],
    totals: {
      deliveryItems: index * 3,
      packagingTypeName: null,
      volume: index * 0.12,
      weight: index * 125.5,
    },
    statusHistory: [{ code, name: statuses[code].name, statusDate: '2026-11-20T21:05:00Z' }],
  });
});

const meta: Meta<typeof ConsignmentTable> = {
  title: 'Consignment/ConsignmentTable',
  component: ConsignmentTable,
  args: {
    rows,
    total: 2900,
    firstRow: 1,
    sort: { column: 'createdAtDateTimeUtc', direction: 'asc' },
    onSort: () => undefined,
    link: { href: ({ reference }) => `#${reference}`, open: () => undefined },
    withPickup: true,
    today: getDay('2026-11-25'),
    maxHeight: '600px',
  },
};

export default meta;

export const Thirty: StoryObj<typeof ConsignmentTable> = {};

/** [LIST-93] As wide as in a window of 1,440 px whose scroll bars take 17 px. */
export const FittingWindow: StoryObj<typeof ConsignmentTable> = {
  args: {
    rows: [
      buildListItem(1, {
        confirmedDeliveryDateTimeUtc: '2026-11-12T11:00:00Z',
        requestedPickupDateTimeUtc: '2026-11-10T11:00:00Z',
        statusHistory: [{ code: 'TRANSIT', name: 'In Transit', statusDate: '2026-11-11T21:05:00Z' }],
      }),
    ],
    selection: createSelection(),
  },
  decorators: [
    (Story) => (
      <div style={{ overflow: 'auto' }}>
        <div style={{ width: 1373 }}>{Story()}</div>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const delivery = (await canvas.findByText('12 d')).closest('[role="gridcell"]');
    for (const element of [canvas.getByRole('grid').parentElement, delivery]) {
      const { scrollWidth = NaN, clientWidth = NaN } = element ?? {};
      if (!(scrollWidth <= clientWidth)) throw new Error(`${scrollWidth} px in ${clientWidth} px`);
    }
  },
};

/** [CONS-62] */
export const HardTexts: StoryObj<typeof ConsignmentTable> = {
  args: {
    rows: Object.values(hardTexts).map((text, index) => {
      const row = buildListItem(index + 1, {
        senderReference: text.slice(0, 256),
        receiverReference: text.slice(0, 256),
        salesReference: text.slice(0, 250),
        tags: [{ code: 'LONG', name: text.slice(0, 100), colour: '#d9480f' }],
      });
      const fullName = text.slice(0, 256);
      return { ...row, receiverParticipant: { ...row.receiverParticipant, fullName } };
    }),
  },
};

/** [LIST-87] The largest freight of a consignment. */
export const LargestFreight: StoryObj<typeof ConsignmentTable> = {
  args: {
    rows: [
      buildListItem(1, {
        totals: { deliveryItems: 199_800, packagingTypeName: null, volume: 20_000, weight: 8_000_000 },
      }),
      buildListItem(2, {
        totals: { deliveryItems: 999, packagingTypeName: null, volume: 100, weight: 40_000 },
      }),
    ],
  },
  play: async ({ canvas }) => {
    for (const pieces of ['199,800', '999']) {
      const freight = (await canvas.findByText(pieces)).parentElement;
      const cell = freight?.closest('[role="gridcell"]')?.getBoundingClientRect() ?? new DOMRect();
      const boxes = [...(freight?.children ?? [])].map((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return range.getBoundingClientRect();
      });
      for (const [index, box] of boxes.entries()) {
        const before = boxes[index - 1];
        const isBeside = before === undefined || before.bottom <= box.top + 1 || before.right < box.left;
        if (!isBeside || box.left < cell.left || box.bottom > cell.bottom) {
          throw new Error(`${pieces} pieces: number ${index + 1} is at ${box.left}, ${box.top}`);
        }
      }
    }
  },
};
