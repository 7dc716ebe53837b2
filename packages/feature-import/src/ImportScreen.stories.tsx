import { TestSessionProvider } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';

import { ImportScreen } from './ImportPage.js';
import { fakeImports } from './testing/fake-imports.js';
import { pageWorker } from './testing/page-worker.js';

const at = () => new Date('2026-03-16T21:30:00Z');
const nowhere = (): null => null;

/** The screen over a server in memory. */
function Shown(): ReactNode {
  const [imports] = useState(fakeImports);
  return (
    <TestSessionProvider answers={imports.answers}>
      <ImportScreen
        sessionId={null}
        onSessionChange={nowhere}
        consignmentHref={(reference) => `#${reference}`}
        leaving={null}
        onRunningChange={nowhere}
        makeWorker={pageWorker}
        now={at}
      />
    </TestSessionProvider>
  );
}

const meta: Meta<typeof Shown> = {
  title: 'Import/ImportScreen',
  component: Shown,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
};

export default meta;

/** [PLAT-42] */
export const Start: StoryObj<typeof Shown> = { parameters: { everyWidth: true } };
