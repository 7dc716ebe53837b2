import { buildListItem } from '@consign/consignment-parts/testing/data';
import { statusCodes, statuses } from '@consign/domain/status';
import { TestSessionProvider } from '@consign/session/testing';
import { closeFinder, openFinder, useScreenActions, type FinderView } from '@consign/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { screen } from 'storybook/test';

import type { FinderLinks } from './finder-props.js';
import { Finder } from './Finder.js';
import { buildFound } from './testing/found.js';

const long = 'Te Whare Wānanga o Tāmaki Makaurau, Kōhanga Reo ki Whangārei';
const found = {
  ...buildFound(1_234),
  results: statusCodes.map((code, index) => {
    const row = buildListItem(index + 1, {
      statusHistory: [{ code, name: statuses[code].name, statusDate: '2026-11-20T21:05:00Z' }],
    });
    return index % 3 === 1
      ? { ...row, receiverParticipant: { ...row.receiverParticipant, fullName: long } }
      : row;
  }),
};

const nothing = (): void => undefined;
const links: FinderLinks = {
  screens: ['Dashboard', 'Consignments', 'Schedule', 'Reports'].map((label) => ({
    label,
    href: '#',
    open: nothing,
  })),
  consignments: { href: () => '#', open: nothing, searchHref: () => '#', search: nothing },
  recent: () => ['TAS0001234', 'TAS0001190'],
};

interface Props {
  readonly view: FinderView['type'];
  readonly text?: string;
}

/** The finder over a screen with a few actions. */
function Over({ view, text = '' }: Props): ReactNode {
  useScreenActions([
    { label: 'Save', keys: ['Ctrl+S'], run: nothing },
    { label: 'Mark As Ready', reason: 'Only a Draft consignment can be marked as ready', run: nothing },
    { label: 'Preview the consignment', keys: ['p'] },
    { label: 'My Details', run: nothing, isGeneral: true },
  ]);
  useEffect(() => {
    openFinder(view, text);
    return closeFinder;
  }, [view, text]);
  return <Finder {...links} />;
}

const meta: Meta<typeof Over> = {
  title: 'Find/Finder',
  component: Over,
  args: { view: 'search' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  decorators: (Story) => (
    <TestSessionProvider answers={{ 'POST /api/v2/consignments/search': found }}>
      <div style={{ minHeight: 640 }}>
        <Story />
      </div>
    </TestSessionProvider>
  ),
  play: async () => {
    await screen.findByRole('dialog');
  },
};

export default meta;
type Story = StoryObj<typeof Over>;

export const Palette: Story = {};

export const Matches: Story = {
  args: { text: 'tāmaki' },
  play: async () => void (await screen.findAllByRole('option', { name: /TAS/u })),
};

export const Dark: Story = { ...Matches, globals: { scheme: 'dark' } };

export const SmallAndLong: Story = { ...Matches, globals: { viewport: { value: 'phone' } } };

export const Keys: Story = { args: { view: 'keys' } };

export const WithoutCamera: Story = {
  args: { view: 'camera' },
  play: async () => {
    await screen.findByText(/^(No camera was found|The camera)/);
  },
};
