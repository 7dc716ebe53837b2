import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../Card/Card.js';
import { StatusChip } from '../StatusChip/StatusChip.js';
import { TextField } from '../TextField/TextField.js';
import type { Guide } from '../testing/guide.js';
import { ActionBar, FieldRow, MainAndSide, Page } from './Page.js';

const meta: Meta<typeof Page> = {
  title: 'Layout/Page',
  component: Page,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Once around each screen: `Page` sets the width, `ActionBar` has the subject and the actions, `MainAndSide` and `FieldRow` the columns.',
      ],
      avoid: ['Inside another one.'],
      examples: [{ verdict: 'do', story: 'Detail', why: 'Keep the actions at the top, the first one last.' }],
      keys: [],
      accessibility: [
        'The only `h1` is the `PageTitle` in the top bar.',
        'The bar of actions sticks to the top, on a phone to the bottom, and covers nothing that has the focus (WCAG 2.4.11).',
      ],
    } satisfies Guide,
    layout: 'fullscreen',
  },
};

export default meta;

export const Detail: StoryObj<typeof Page> = {
  render: () => (
    <Page width="form">
      <ActionBar
        actions={
          <>
            <Button variant="default">Close</Button>
            <Button>Save</Button>
          </>
        }
      >
        <strong>TAS0001234</strong>
        <StatusChip code="DRAFT" />
      </ActionBar>
      <MainAndSide side={<Card title="Additional details">Notes</Card>}>
        <Card title="Consignment details">
          <FieldRow shares={[1, 2]}>
            <TextField label="Service type" value="General" onChange={() => undefined} />
            <TextField label="Invoice account" value="KOW-001" onChange={() => undefined} />
          </FieldRow>
        </Card>
      </MainAndSide>
    </Page>
  ),
};

/** The length of texts in the toolbar. */
export const LongTexts: StoryObj<typeof Page> = {
  ...Detail,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', {
      name: 'Consignment details Consignment details Consignment details',
    });
  },
  globals: { texts: '3' },
};

export const Dark: StoryObj<typeof Page> = { ...Detail, globals: { scheme: 'dark' } };

export const SmallAndLong: StoryObj<typeof Page> = {
  render: () => (
    <Page width="form">
      <ActionBar actions={<Button>Request pickup</Button>}>
        <strong>{'TAS'.repeat(200)}</strong>
        <StatusChip code="TRANSIT" />
      </ActionBar>
      <MainAndSide side={<Card title="Ngā kōrero a te kaiwhiwhi">{'ō'.repeat(5000)}</Card>}>
        <Card title="Ngā taipitopito">
          <FieldRow shares={[1, 2]}>
            <TextField label="Service type" value={'ō'.repeat(5000)} onChange={() => undefined} />
            <TextField label="Invoice account" value="KOW-001" onChange={() => undefined} />
          </FieldRow>
        </Card>
      </MainAndSide>
    </Page>
  ),
  globals: { viewport: { value: 'phone' } },
};
