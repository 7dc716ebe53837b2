import { buildBrand } from '@consign/domain/branding';
import {
  ActionBar,
  Card,
  ConsignProvider,
  FieldRow,
  Logo,
  Page,
  SelectField,
  StatusChip,
  TextField,
} from '@consign/ui';
import type { Scheme } from '@consign/ui/tokens';
import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

import { ContrastTable } from './blocks/ContrastTable.js';

interface Props {
  /** The colour of the freight provider; shade 6 of the brand. */
  readonly colour: string;
  /** A colour for the top bar; white, or dark in the dark scheme, without it. */
  readonly topBarColour: string;
  readonly name: string;
  readonly scheme: Scheme;
}

const hex = /^#[\da-f]{6}$/iu;

/** A brand from one colour, with the screens' parts in it and the contrast of every pair. */
function TryABrand({ colour, topBarColour, name, scheme }: Props): ReactNode {
  const built = buildBrand({
    colour: hex.test(colour) ? colour : '#000000',
    topBarColour: hex.test(topBarColour) ? topBarColour : null,
    logoPath: null,
  });
  if (!built.ok) {
    return (
      <div role="alert">
        {built.problems.map(({ message }) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    );
  }
  const brand = built.value;
  return (
    <ConsignProvider brand={brand} colorScheme={scheme}>
      <div style={{ padding: 12, background: 'var(--consign-top-bar-ground)' }}>
        <Logo mark={brand.mark} name={name} />
      </div>
      <Page width="form">
        <ActionBar
          actions={
            <>
              <Button variant="default">Close</Button>
              <Button>Save</Button>
            </>
          }
        >
          <a href="#TAS0001234">TAS0001234</a>
          <StatusChip code="TRANSIT" />
        </ActionBar>
        <Card title="Consignment details" aside={<Button variant="subtle">Add item</Button>}>
          <FieldRow shares={[1, 1]}>
            <TextField label="Receiver reference" value="PO-7781" onChange={() => undefined} />
            <SelectField
              label="Receiver site"
              value={null}
              placeholder="Name or code"
              error="Choose a site"
              options={[]}
              onChange={() => undefined}
            />
          </FieldRow>
        </Card>
        <Card title="Contrast">
          <ContrastTable brand={brand} scheme={scheme} />
        </Card>
      </Page>
    </ConsignProvider>
  );
}

const meta: Meta<typeof TryABrand> = {
  title: 'Try a brand',
  component: TryABrand,
  args: { colour: '#047781', topBarColour: '#013d43', name: 'Tasman Freight', scheme: 'light' },
  argTypes: {
    colour: { control: 'color' },
    topBarColour: { control: 'color' },
    scheme: { control: 'inline-radio', options: ['light', 'dark'] },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
};

export default meta;
type Story = StoryObj<typeof TryABrand>;

export const OneColour: Story = { args: { colour: '#b3261e', topBarColour: '', name: 'Aroha Freight' } };

export const WithTopBar: Story = {};

export const Dark: Story = { args: { scheme: 'dark' }, globals: { scheme: 'dark' } };

export const Refused: Story = { args: { colour: '#ffd400', topBarColour: '#7f7f7f' } };

export const Small: Story = { globals: { viewport: { value: 'phone' } } };
