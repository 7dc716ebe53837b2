import type { Meta, StoryObj } from '@storybook/react-vite';

import { ThemingScreen } from './ThemingScreen.js';

const meta: Meta<typeof ThemingScreen> = {
  component: ThemingScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    tenantName: 'Tasman Freight',
    tenantCode: 'TASMAN',
    chosen: null,
    settings: { href: '#settings', open: () => undefined },
  },
};

export default meta;

export const Everything: StoryObj<typeof ThemingScreen> = {};
