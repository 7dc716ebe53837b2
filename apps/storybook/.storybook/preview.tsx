import '@consign/ui/styles.css';

import { buildBrand, type Brand } from '@consign/domain/branding';
import { ConsignProvider } from '@consign/ui';
import { defaultTheme } from '@consign/ui/tokens';
import type { Preview } from '@storybook/react-vite';
import { configure, waitFor } from 'storybook/test';

import { dropUndefined } from './drop-undefined.js';

// Allow for slow CI machines.
configure({ asyncUtilTimeout: 10_000 });

function toBrand(colour: string, topBarColour: string): Brand {
  const built = buildBrand({ colour, topBarColour, logoPath: null });
  return built.ok ? built.value : defaultTheme;
}

/** The themes of the demonstration tenants by tenant code. */
const brands: Readonly<Record<string, Brand>> = {
  TASMAN: toBrand('#047781', '#013d43'),
  AURORA: toBrand('#9041a7', '#38124a'),
};

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [dropUndefined],
  initialGlobals: { tenant: 'TASMAN', scheme: 'light' },
  globalTypes: {
    tenant: {
      toolbar: {
        title: 'Tenant',
        items: [
          { value: 'OTHER', title: 'Default theme' },
          { value: 'TASMAN', title: 'Tasman Freight' },
          { value: 'AURORA', title: 'Aurora Haulage' },
        ],
        dynamicTitle: true,
      },
    },
    scheme: { toolbar: { title: 'Scheme', items: ['light', 'dark'], dynamicTitle: true } },
  },
  parameters: {
    layout: 'padded',
    options: {
      storySort: {
        order: ['Foundations', ['Start here'], 'Components', 'Patterns', 'Screens', ['Shell']],
      },
    },
    // Fail the story's test on axe violations. Contrast is only measured here, in a real browser.
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
      },
    },
  },
  // No story may scroll sideways. Wait, because a dropdown is positioned after it renders.
  afterEach: () =>
    waitFor(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth)
        throw new Error(`The story is ${scrollWidth} px wide in ${clientWidth} px`);
    }),
  decorators: [
    (Story, { globals }) => (
      <ConsignProvider
        brand={brands[String(globals['tenant'])] ?? defaultTheme}
        colorScheme={globals['scheme'] === 'dark' ? 'dark' : 'light'}
      >
        <Story />
      </ConsignProvider>
    ),
  ],
};

export default preview;
