import type { Guide } from '@consign/ui/testing/guide';
import { DocsContext, Heading, Story } from '@storybook/addon-docs/blocks';
import { use, type ReactNode } from 'react';
import { sanitize, storyNameFromExport } from 'storybook/internal/csf';

import classes from './Examples.module.css';

type Example = Guide['examples'][number];

/** Stories beside each other: how to do it, and how not to. */
export function Examples({ examples }: { readonly examples: readonly Example[] }): ReactNode {
  if (examples.length === 0) return null;
  return (
    <>
      <Heading>{"Do and don't"}</Heading>
      <div className={classes.pair}>
        {examples.map((example) => (
          <Pictured key={`${example.story} ${example.why}`} {...example} />
        ))}
      </div>
    </>
  );
}

function Pictured({ verdict, story: name, why }: Example): ReactNode {
  const story = use(DocsContext)
    .componentStories()
    .find(
      ({ moduleExport, id }) =>
        id.endsWith(`--${sanitize(storyNameFromExport(name))}`) && moduleExport !== undefined,
    );
  if (story === undefined) throw new Error(`The guide shows ${name}, which is no story of this component`);
  return (
    <figure className={classes.example} data-verdict={verdict}>
      <div className={classes.picture} inert>
        <Story of={story.moduleExport} />
      </div>
      <figcaption>
        <strong>{verdict === 'do' ? 'Do' : "Don't"}</strong> {why}
      </figcaption>
    </figure>
  );
}
