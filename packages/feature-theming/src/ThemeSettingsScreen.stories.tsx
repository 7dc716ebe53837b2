import { buildBrand } from '@consign/domain/branding';
import { defaultTheme } from '@consign/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps, type ReactNode } from 'react';

import { ThemeSettingsScreen } from './ThemeSettingsScreen.js';

function Chosen(props: ComponentProps<typeof ThemeSettingsScreen>): ReactNode {
  const [chosen, setChosen] = useState(props.chosen);
  return <ThemeSettingsScreen {...props} chosen={chosen} onChoose={setChosen} />;
}

const built = buildBrand({ colour: '#047781', topBarColour: '#013d43', logoPath: null });
const tasman = built.ok ? built.value : defaultTheme;

const meta: Meta<typeof ThemeSettingsScreen> = {
  title: 'Theming/ThemeSettingsScreen',
  component: ThemeSettingsScreen,
  render: (props) => <Chosen {...props} />,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: {
    tenantName: 'Tasman Freight',
    tenantCode: 'TASMAN',
    own: tasman,
    chosen: null,
    onChoose: () => undefined,
    demo: { href: '#demo', open: () => undefined },
  },
};

export default meta;

type Story = StoryObj<typeof ThemeSettingsScreen>;

/** [PLAT-42] */
export const TheTenantsOwn: Story = { parameters: { everyWidth: true } };
export const AnotherOne: Story = { args: { chosen: defaultTheme.name } };
export const TenantWithoutATheme: Story = {
  args: {
    tenantName: 'Ngā Kaikawe o Te Waipounamu, carriers since 1908',
    tenantCode: 'WAIPOUNAMU',
    own: defaultTheme,
  },
};
