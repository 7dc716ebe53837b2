import '@consign/ui/styles.css';

import type { Preview } from '@storybook/react-vite';
import { configure, waitFor } from 'storybook/test';

import { ComponentPage } from '../docs/blocks/ComponentPage.js';
import {
  checkEveryWidth,
  checkOtherBrand,
  expectLoaded,
  expectNamedDialogs,
  expectNoBrokenWord,
  expectNoSidewaysScroll,
} from './check-widths.js';
import { dropUndefined } from './drop-undefined.js';
import { liveValues } from './live-values.js';
import { getStage } from './stage.js';
import { themed, ThemedPage } from './themed.js';
import { globalTypes, initialGlobals, widths } from './toolbar.js';

// Allow for slow CI machines.
configure({ asyncUtilTimeout: 30_000 });

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [dropUndefined],
  initialGlobals,
  globalTypes,
  parameters: {
    layout: 'padded',
    options: {
      // Storybook reads this without running it, so it is written out.
      storySort: {
        order: [
          'Foundations',
          [
            'Start here',
            'Colour',
            'Statuses',
            'Type',
            'Space',
            'Icons',
            'Motion',
            'Writing',
            'Try a brand',
            'Theme',
          ],
          'Components',
          ['Actions', 'Fields', 'Dialogs', 'Messages', 'Data', 'Layout'],
          'Patterns',
          [
            'Forms and errors',
            'Empty',
            'Busy',
            'Failed',
            'Bulk actions',
            'Unsaved work',
            'Money',
            'Dates',
            'Consignment',
          ],
          'Screens',
          ['Shell'],
        ],
      },
    },
    docs: { container: ThemedPage, page: ComponentPage },
    // Fail the story's test on axe violations. Contrast is only measured here, in a real browser. Only the workshop's
    // panel shows the elements that pass.
    a11y: {
      test: import.meta.env['PICTURES'] === undefined ? 'error' : 'off',
      options: import.meta.env['IS_TEST'] === undefined ? {} : { resultTypes: ['violations'] },
    },
    viewport: { options: widths },
  },
  // A story of a whole screen asks with `everyWidth: true` for the widths of PLAT-42.
  afterEach: async ({ id, parameters, storyGlobals }) => {
    const { photograph } = getStage();
    if (photograph !== null) {
      return photograph(id, 'scheme' in storyGlobals || parameters['isApplication'] === true);
    }
    if (parameters['isAlwaysBusy'] !== true) await waitFor(expectLoaded);
    await expectNamedDialogs();
    await expectNoSidewaysScroll();
    await expectNoBrokenWord();
    if (parameters['everyWidth'] === true) {
      await checkEveryWidth({
        isApplication: parameters['isApplication'] === true,
        isAlwaysBusy: parameters['isAlwaysBusy'] === true,
      });
    } else if (storyGlobals['scheme'] === 'dark') {
      await checkOtherBrand();
    }
  },
  decorators: [liveValues, themed],
};

export default preview;
