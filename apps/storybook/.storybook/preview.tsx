import '@consign/ui/styles.css';

import { buildBrand, type Brand } from '@consign/domain/branding';
import { ConsignProvider } from '@consign/ui';
import { defaultTheme } from '@consign/ui/tokens';
import type { Preview } from '@storybook/react-vite';
import { useSyncExternalStore, type ReactNode } from 'react';
import { configure } from 'storybook/test';

import { checkEveryWidth, expectNoSidewaysScroll } from './check-widths.js';
import { dropUndefined } from './drop-undefined.js';
import { getStage, subscribeToStage, type Look } from './stage.js';

// Allow for slow CI machines.
configure({ asyncUtilTimeout: 30_000 });

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
  // A story of a whole screen asks with `everyWidth: true` for the widths of PLAT-42.
  afterEach: async ({ parameters }) => {
    await expectNoSidewaysScroll();
    if (parameters['everyWidth'] === true) {
      await checkEveryWidth({
        isApplication: parameters['isApplication'] === true,
        isAlwaysBusy: parameters['isAlwaysBusy'] === true,
      });
    }
  },
  decorators: [
    (Story, { globals }) => (
      <Themed tenant={String(globals['tenant'])} scheme={globals['scheme'] === 'dark' ? 'dark' : 'light'}>
        <Story />
      </Themed>
    ),
  ],
};

function Themed({ children, ...chosen }: Look & { readonly children: ReactNode }): ReactNode {
  const { look } = useSyncExternalStore(subscribeToStage, getStage);
  const { tenant, scheme } = look ?? chosen;
  return (
    <ConsignProvider brand={brands[tenant] ?? defaultTheme} colorScheme={scheme}>
      {children}
    </ConsignProvider>
  );
}

export default preview;
