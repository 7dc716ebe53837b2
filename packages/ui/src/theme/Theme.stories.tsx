import type { Brand } from '@consign/domain/branding';
import { statuses } from '@consign/domain/status';
import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';

import { Card } from '../Card/Card.js';
import { Logo } from '../Logo/Logo.js';
import { StatusChip } from '../StatusChip/StatusChip.js';
import { storyBrand } from '../testing/story-brand.js';
import { messageTones, surfaceColors, type Scheme, type ToneColors } from '../tokens/index.js';

const meta: Meta = {
  title: 'Theme',
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => (
    <Theme brand={storyBrand(globals['tenant'])} scheme={globals['scheme'] === 'dark' ? 'dark' : 'light'} />
  ),
};

export default meta;

const dark = { scheme: 'dark' };
const phone = { viewport: { value: 'phone' } };

export const Tasman: StoryObj = { globals: { tenant: 'TASMAN' } };
export const TasmanDark: StoryObj = { globals: { tenant: 'TASMAN', ...dark } };
export const Aurora: StoryObj = { globals: { tenant: 'AURORA' } };
export const AuroraDark: StoryObj = { globals: { tenant: 'AURORA', ...dark } };
export const Default: StoryObj = { globals: { tenant: 'OTHER' } };
export const DefaultDark: StoryObj = { globals: { tenant: 'OTHER', ...dark } };
export const Small: StoryObj = { globals: { tenant: 'AURORA', ...phone } };

const wrap: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 8, minWidth: 0 };
const column: CSSProperties = { display: 'flex', flexDirection: 'column', gap: 16, padding: 16 };
const swatch: CSSProperties = { width: 96, fontSize: 12 };
const spaces = [4, 8, 12, 16, 24, 32];
const sizes = [
  ['Page title, 18 semibold', 18, 600],
  ['Section, 16 semibold', 16, 600],
  ['Card title, 14 semibold', 14, 600],
  ['Text, 14', 14, 400],
  ['Label, 13 medium', 13, 500],
  ['Table, 13', 13, 400],
  ['Hint, 12', 12, 400],
] as const;

interface Props {
  readonly brand: Brand;
  readonly scheme: Scheme;
}

function Theme({ brand, scheme }: Props): ReactNode {
  return (
    <div style={column}>
      <div style={{ ...wrap, padding: 16, background: 'var(--consign-top-bar-ground)' }}>
        <Logo mark={brand.mark} name="Ngā Kaikawe" />
      </div>
      <Card title="Type">
        {sizes.map(([name, fontSize, fontWeight]) => (
          <p key={name} style={{ margin: '0 0 8px', fontSize, fontWeight }}>
            {name}: Tūranganui-a-Kiwa, Ōtautahi, Ākaroa 0123456789
          </p>
        ))}
      </Card>
      <Card title="Buttons">
        <div style={wrap}>
          <Button>Save</Button>
          <Button variant="default">Cancel</Button>
          <Button variant="subtle">Add item</Button>
          <Button color="red.9">Discard changes</Button>
        </div>
      </Card>
      <Card title="Statuses, the same for every tenant">
        <div style={wrap}>
          {Object.values(statuses).map(({ code }) => (
            <StatusChip key={code} code={code} />
          ))}
        </div>
      </Card>
      <Card title="Messages">
        <div style={{ ...column, gap: 8, padding: 0 }}>
          {Object.entries(messageTones).map(([name, tone]) => (
            <Tone key={name} name={name} colors={tone[scheme]} />
          ))}
        </div>
      </Card>
      <Card title="Surfaces">
        <div style={wrap}>
          {Object.entries(surfaceColors(brand, scheme)).map(([name, color]) => (
            <Swatch key={name} name={name} color={String(color)} />
          ))}
        </div>
      </Card>
      <Card title="Brand">
        <Shades colors={brand.brand} />
      </Card>
      <Card title={scheme === 'light' ? 'Neutral' : 'Night'}>
        <Shades colors={scheme === 'light' ? brand.neutral : brand.night} />
      </Card>
      <Card title="Space and corners">
        <div style={{ ...wrap, alignItems: 'flex-end' }}>
          {spaces.map((space) => (
            <Space key={space} space={space} />
          ))}
        </div>
      </Card>
    </div>
  );
}

function Shades({ colors }: { readonly colors: readonly string[] }): ReactNode {
  return (
    <div style={wrap}>
      {colors.map((color, shade) => (
        <Swatch key={color} name={String(shade)} color={color} />
      ))}
    </div>
  );
}

function Swatch({ name, color }: { readonly name: string; readonly color: string }): ReactNode {
  return (
    <div style={swatch}>
      <div
        style={{ height: 40, borderRadius: 4, background: color, border: '1px solid var(--consign-line)' }}
      />
      {name}
      <br />
      {color}
    </div>
  );
}

function Tone({ name, colors }: { readonly name: string; readonly colors: ToneColors }): ReactNode {
  const { text, ground, line } = colors;
  return (
    <div
      style={{ padding: '8px 12px', border: `1px solid ${line}`, background: ground, color: text }}
    >{`${name}: ${text} on ${ground}`}</div>
  );
}

function Space({ space }: { readonly space: number }): ReactNode {
  return (
    <div style={{ fontSize: 12 }}>
      <div style={{ width: space, height: space, borderRadius: 2, background: 'var(--consign-focus)' }} />
      {space}
    </div>
  );
}
