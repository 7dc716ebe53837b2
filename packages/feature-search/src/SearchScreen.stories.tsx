import { buildConsignment, buildLineItem, buildListItem } from '@consign/consignment-parts/testing/data';
import { hardConsignment, hardTexts } from '@consign/consignment-parts/testing/hard-texts';
import { statusCodes, statuses } from '@consign/domain/status';
import type { FakeResponses } from '@consign/queries/testing';
import { answered } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { buildPage } from './testing/pages.js';
import { WiredSearch } from './testing/WiredSearch.js';

const goods = { unNumber: '1203', class: '3', subsidiaryClass1: '6.1', subsidiaryClass2: null };

/** One of each kind: axe takes a second for ten more rows. */
const results = Array.from({ length: 9 }, (_, index) => {
  const code = statusCodes[index % statusCodes.length] ?? 'DRAFT';
  const row = buildListItem(index + 1, {
    isDeliveryException: index % 7 === 3,
    hasUnresolvedNotes: index % 9 === 4,
    dangerousGoodsSummary: index % 5 === 2 ? [goods] : [],
    totals: {
      deliveryItems: index + 1,
      packagingTypeName: null,
      volume: index * 0.12,
      weight: index * 125.5,
    },
    statusHistory: [{ code, name: statuses[code].name, statusDate: '2026-11-20T21:05:00Z' }],
  });
  const fullName = 'Te Whare Wānanga o Tāmaki Makaurau, Kōhanga Reo ki Whangārei';
  return index % 6 === 1 ? { ...row, receiverParticipant: { ...row.receiverParticipant, fullName } } : row;
});

const answers = {
  'POST /api/v2/consignments/search': buildPage(87, { results }),
  'POST /api/v2/consignments/search/matching': { rowCount: 87, items: [] },
  'GET /api/v1/consignments/{ref}': ({ path }) => consignment(path.split('/').at(-1) ?? ''),
  'POST /api/v2/consignments/consignments-line-items': ({ body }) => ({
    [(body as string[])[0] ?? '']: [
      { count: 2, packagingTypeObject: buildLineItem(1).packagingType, dangerousGoods: goods },
      { count: 12, packagingTypeObject: buildLineItem(1).packagingType, dangerousGoods: null },
    ],
  }),
  'GET /api/v1/users/me/views': [
    { id: '1', name: 'Drafts of this week', query: 'statuses=DRAFT', isDefault: false },
    { id: '2', name: 'Tāmaki Makaurau, requested for delivery', query: 'searchTerm=tamaki', isDefault: true },
  ],
} satisfies FakeResponses;

function consignment(reference: string) {
  return buildConsignment(reference, {
    statusHistory: [
      { code: 'DRAFT', name: 'Draft', statusDate: '2026-11-18T21:05:00Z', deliveryEvents: [] },
      { code: 'STAGED', name: 'Staged', statusDate: '2026-11-19T01:15:00Z', deliveryEvents: [] },
    ],
    lineItems: [buildLineItem(1), buildLineItem(2, { description: 'Paint, oil based' })],
  });
}

const meta: Meta<typeof WiredSearch> = {
  title: 'Search/SearchScreen',
  component: WiredSearch,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } }, answers },
  args: { query: { sortDirection: 'asc' }, onCreate: () => undefined },
  decorators: [answered],
};

export default meta;
type Story = StoryObj<typeof WiredSearch>;

function withAnswers(more: FakeResponses): { readonly answers: FakeResponses } {
  return { answers: { ...answers, ...more } };
}

export const FirstPage: Story = {};

/** [LIST-80] [PLAT-42] All bulk actions for some of a page, at every width. */
export const Selected: Story = {
  name: '[LIST-80] [PLAT-42] Selected',
  parameters: { everyWidth: true },
  args: {
    query: {
      sortDirection: 'asc',
      searchTerm: 'whangarei',
      salesReference: 'SO-1',
      statuses: statusCodes.join(','),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByText('TAS0000001');
    const { top } = row.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select TAS0000002' }));
    await expect(await canvas.findByRole('group', { name: 'Bulk actions' })).toBeVisible();
    await expect(row.getBoundingClientRect().top).toBe(top);
    await expect(await canvas.findByText(/pieces, .* kg · /u)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select all on this page/u }));
  },
};

/** [LIST-80] The sums of freight and prices take no line of their own. */
export const SelectedWithPrices: Story = {
  parameters: withAnswers({
    'POST /api/v2/consignments/search': buildPage(87, {
      results: results.map((row) => ({ ...row, estimatedPrice: 1234.5, confirmedPrice: 1250 })),
    }),
  }),
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByText('TAS0000001');
    const { top } = row.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select all on this page/u }));
    await expect(await canvas.findByText(/ kg · Estimated /u)).toBeVisible();
    await expect(row.getBoundingClientRect().top).toBe(top);
  },
};

export const Filtered: Story = {
  args: {
    query: {
      searchTerm: 'whangarei',
      statuses: 'DRAFT,FINAL,STAGED',
      dateType: 'RequestedDelivery',
      startDate: '2026-11-01',
      endDate: '2026-11-30',
    },
  },
};

export const WithPreview: Story = {
  args: { query: { preview: 'TAS0000003' } },
  play: async () => void (await screen.findByRole('heading', { name: 'TAS0000003' })),
};

/** [LIST-44] The filter button has its whole room, also while the table is loading. */
export const Phone: Story = {
  ...Filtered,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const filters = await canvas.findByRole('button', { name: /^Filters/u });
    await expect(filters.getBoundingClientRect().height).toBeLessThan(48);
  },
};

export const FiltersOnAPhone: Story = {
  ...Phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filters/u }));
    await expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
  },
};

/** Behind a dialog one row is enough for axe. */
const oneRow = withAnswers({ 'POST /api/v2/consignments/search': buildPage(1) });

export const FindingReferences: Story = {
  parameters: oneRow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Find references' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Find' }));
    await expect(await screen.findByText('Enter at least one reference')).toBeVisible();
  },
};

export const SavingAView: Story = {
  ...Filtered,
  parameters: oneRow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Views/u }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this search' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Enter a name')).toBeVisible();
  },
};

export const Pasted: Story = {
  args: { references: ['TAS0000001', 'TAS0000002', 'TAS0009999'] },
  parameters: withAnswers({
    'POST /api/v2/consignments/search': buildPage(2, { notFound: ['TAS0009999'] }),
  }),
};

export const NotUnderstood: Story = {
  args: { query: { statuses: 'LOST', startDate: '2026-02-30', searchTerm: 'x'.repeat(10_000) } },
};

export const Empty: Story = {
  args: { query: { searchTerm: 'nobody' } },
  parameters: withAnswers({ 'POST /api/v2/consignments/search': buildPage(0) }),
};

/** [CONS-62] In the list and in the preview. */
export const HardTexts: Story = {
  args: { query: { preview: 'TAS0000001', searchTerm: hardTexts.arabic } },
  parameters: withAnswers({
    'POST /api/v2/consignments/search': buildPage(6, {
      results: Object.values(hardTexts).map((text, index) =>
        buildListItem(index + 1, {
          senderReference: text.slice(0, 256),
          receiverReference: text.slice(0, 256),
        }),
      ),
    }),
    'GET /api/v1/consignments/{ref}': ({ path }) => hardConsignment(path.split('/').at(-1) ?? ''),
  }),
};

export const HardTextsOnAPhone: Story = { ...HardTexts, globals: { viewport: { value: 'phone' } } };

export const Busy: Story = {
  parameters: {
    isAlwaysBusy: true,
    ...withAnswers({ 'POST /api/v2/consignments/search': () => new Promise<never>(() => undefined) }),
  },
};

export const Failed: Story = {
  parameters: withAnswers({
    'POST /api/v2/consignments/search': () => new Response(null, { status: 502 }),
  }),
};
