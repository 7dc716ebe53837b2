import type { SavedView } from '@consign/api-client/consignment';
import type { FakeResponses } from '@consign/queries/testing';
import { TestSessionProvider } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { within } from 'storybook/test';

import { WithControl } from '../testing/WithControl.js';
import { testNow } from '../testing/WiredSearch.js';
import { ViewTabs } from './ViewTabs.js';

interface Props {
  /** As in the URL of the list. */
  readonly query: Record<string, string>;
  readonly views: readonly SavedView[];
  /** Of the list without a view, then of each view; null where the server counted none. */
  readonly counts: readonly (number | null)[];
  readonly answers?: FakeResponses;
}

const siteIds = ['019808b4-5b1e-7c3a-9a51-000000000010'];

function Tabs({ query, views, counts, answers }: Props): ReactNode {
  const all: FakeResponses = {
    'GET /api/v1/users/me/views': [...views],
    'POST /api/v2/consignments/search/counts': { counts: [...counts] },
    ...answers,
  };
  return (
    <TestSessionProvider answers={all}>
      <WithControl query={query}>
        {(control) => (
          <ViewTabs
            control={control}
            siteIds={siteIds}
            toUrl={(search) => `#${new URLSearchParams(search).toString()}`}
            now={testNow}
          />
        )}
      </WithControl>
    </TestSessionProvider>
  );
}

function view(id: string, name: string, query: string): SavedView {
  return { id, name, query, isDefault: false };
}

const views = [
  view('1', 'Drafts of this week', 'statuses=DRAFT'),
  view('2', 'In transit', 'statuses=TRANSIT'),
];

const meta: Meta<typeof Tabs> = {
  title: 'Search/ViewTabs',
  component: Tabs,
  args: { query: {}, views, counts: [1_000, 12, null] },
  argTypes: { answers: { control: false } },
  render: (props) => <Tabs key={JSON.stringify([props.query, props.views, props.counts])} {...props} />,
};

export default meta;
type Story = StoryObj<typeof Tabs>;

export const Counted: Story = {
  play: async ({ canvas }) => void (await canvas.findByText('12')),
};

export const OneShown: Story = { ...Counted, args: { query: { statuses: 'DRAFT' } } };

/** [LIST-43] The tab of the view that is shown stays in view, wherever the tabs are scrolled to. */
export const ShownLast: Story = {
  args: { query: { statuses: 'TRANSIT' } },
  decorators: [(Story) => <div style={{ display: 'flex', width: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('link', { current: true });
    const tabs = canvas.getByRole('navigation');
    tabs.scrollLeft = 0;
    const [inner, outer] = [tab.getBoundingClientRect(), tabs.getBoundingClientRect()];
    if (inner.left < outer.left || inner.right > outer.right)
      throw new Error(`The tab is at ${inner.left} to ${inner.right} px, out of view`);
  },
};

export const OpenedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('link', { name: /^Drafts of this week/u })).focus();
    await userEvent.keyboard('{Enter}');
    const shown = await canvas.findByRole('link', { current: true });
    if (!shown.textContent.startsWith('Drafts')) throw new Error(`${shown.textContent} is shown`);
  },
};

export const Empty: Story = { args: { views: [], counts: [] } };

export const Busy: Story = {
  args: { answers: { 'POST /api/v2/consignments/search/counts': () => new Promise<never>(() => undefined) } },
};

export const Failed: Story = {
  args: { answers: { 'POST /api/v2/consignments/search/counts': () => new Response(null, { status: 503 }) } },
};

export const LongNames: Story = {
  play: async ({ canvas }) => void (await canvas.findByText('90')),
  args: {
    views: [
      view('1', 'Te Whare Wānanga o Tāmaki Makaurau, Kōhanga Reo ki Whangārei', 'statuses=DRAFT'),
      ...Array.from({ length: 12 }, (_, index) =>
        view(`${index + 2}`, `Ōtaki run ${index + 1}`, 'statuses=FINAL'),
      ),
    ],
    counts: Array.from({ length: 14 }, (_, index) => index * 90),
  },
  globals: { viewport: { value: 'phone' } },
};

/** [NAV-33] A menu that is longer than the window scrolls within it, and the page beneath stays. */
export const ManyViews: Story = {
  args: {
    views: Array.from({ length: 50 }, (_, index) =>
      view(`${index}`, `Ōtaki run ${index + 1}`, 'statuses=FINAL'),
    ),
    counts: [],
  },
  decorators: [(Story) => <div style={{ height: '200vh' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }));
    const page = within(canvasElement.ownerDocument.body);
    const last = await page.findByRole('menuitem', { name: 'Manage views' });
    last.focus();
    for (const each of [last, page.getByRole('menu')]) {
      const { top, bottom } = each.getBoundingClientRect();
      if (top < 0 || bottom > window.innerHeight)
        throw new Error(`${each.textContent.slice(-20)} is at ${top} to ${bottom} px, out of view`);
    }
    if (window.scrollY > 0) throw new Error(`The page has scrolled ${window.scrollY} px`);
  },
};

export const Dark: Story = { ...Counted, globals: { scheme: 'dark' } };
