import type { FakeResponses } from '@consign/queries/testing';
import type { ComponentType } from 'react';

import { TestSessionProvider } from './TestSession.js';

/** Decorates a story with a session whose server gives the answers of the story's parameters. */
export const answered = (
  Story: ComponentType,
  { parameters }: { readonly parameters: Readonly<Record<string, unknown>> },
) => (
  <TestSessionProvider answers={parameters['answers'] as FakeResponses}>
    <Story />
  </TestSessionProvider>
);
