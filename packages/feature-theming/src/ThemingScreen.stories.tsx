import { buildBrand } from '@consign/domain/branding';
import { defaultTheme } from '@consign/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { ThemingScreen } from './ThemingScreen.js';

const built = buildBrand({ colour: '#047781', topBarColour: '#013d43', logoPath: null });
const tasman = built.ok ? built.value : defaultTheme;

const meta: Meta<typeof ThemingScreen> = {
  title: 'Theming/ThemingScreen',
  component: ThemingScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: {
    tenantName: 'Tasman Freight',
    own: tasman,
    chosen: null,
    settings: { href: '#settings', open: () => undefined },
  },
};

export default meta;

/** [PLAT-42] [PLAT-10] */
export const Everything: StoryObj<typeof ThemingScreen> = {
  parameters: { everyWidth: true, isAlwaysBusy: true },
};
