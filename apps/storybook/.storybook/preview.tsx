import '@consign/ui/styles.css';

import { ConsignProvider } from '@consign/ui';
import type { Preview } from '@storybook/react-vite';
import { configure, waitFor } from 'storybook/test';

// Allow for slow CI machines.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  tags: ['autodocs'],
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
        tenantCode={String(globals['tenant'])}
        colorScheme={globals['scheme'] === 'dark' ? 'dark' : 'light'}
      >
        <Story />
      </ConsignProvider>
    ),
  ],
};

export default preview;
