import type { Guide } from '@consign/ui/testing/guide';
import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Story,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { use, type ReactNode } from 'react';

import { Examples } from './Examples.js';
import classes from './Examples.module.css';

/** What the page of every component and screen consists of. */
export function ComponentPage(): ReactNode {
  const context = use(DocsContext);
  const stories = context.componentStories();
  const [first] = stories;
  const guide = first?.parameters['guide'] as Guide | undefined;
  const rest = stories.filter(
    ({ id, storyGlobals, tags }) =>
      id !== first?.id && Object.keys(storyGlobals).length === 0 && tags.includes('autodocs'),
  );
  return (
    <>
      <Title />
      {guide !== undefined && <p>Status: {guide.status}</p>}
      <Description />
      {guide !== undefined && <Markdown>{toChoices(guide)}</Markdown>}
      <Primary />
      <div className={classes.controls}>
        <Controls />
      </div>
      {guide !== undefined && <Examples examples={guide.examples} />}
      {rest.length > 0 && <Heading>States</Heading>}
      {rest.map((story) => (
        <section key={story.id} className={classes.state}>
          <Subheading>{toSentence(story.name)}</Subheading>
          <Story of={story.moduleExport} />
        </section>
      ))}
      {guide !== undefined && <Markdown>{toUse(guide)}</Markdown>}
    </>
  );
}

/** Storybook names a story with a capital for each word. */
function toSentence(name: string): string {
  return name.slice(0, 1) + name.slice(1).toLowerCase();
}

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

function toChoices({ use: uses, avoid }: Guide): string {
  return `## When to use it\n\n${list(uses)}\n\n## When not\n\n${list(avoid)}\n`;
}

function toUse({ keys, accessibility }: Guide): string {
  const rows = keys.map(([key, action]) => `| ${key} | ${action} |`).join('\n');
  const keyboard =
    keys.length === 0 ? 'It takes no focus, so there are no keys.' : `| Key | Does |\n| --- | --- |\n${rows}`;
  return `## Keyboard\n\n${keyboard}\n\n## Accessibility\n\n${list(accessibility)}\n`;
}
