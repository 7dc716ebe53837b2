import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../Card/index.js';
import { StatusChip } from '../StatusChip/index.js';
import { TextField } from '../TextField/index.js';
import { ActionBar, FieldRow, MainAndSide, Page } from './Page.js';

const meta: Meta<typeof Page> = { component: Page, parameters: { layout: 'fullscreen' } };

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
