import { toPascalCase, toSentenceCase } from './names.js';
import { getText, insertSorted, type Plan } from './plan.js';

const components = 'packages/ui/src';

/** A component's folder in packages/ui with its styles, story, test and export. */
export function planComponent(root: string, givenName: string): Plan {
  const name = toPascalCase(givenName);
  const index = `${components}/index.ts`;
  const folder = `${components}/${name}`;
  return {
    created: {
      [`${folder}/${name}.tsx`]: `import type { ReactNode } from 'react';

import classes from './${name}.module.css';

interface Props {
  readonly children: ReactNode;
}

/** ${toSentenceCase(givenName)}. */
export function ${name}({ children }: Props): ReactNode {
  return <div className={classes.root}>{children}</div>;
}
`,
      [`${folder}/${name}.module.css`]: `.root {
  overflow-wrap: anywhere;
}
`,
      [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';

import { ${name} } from './${name}.js';

const meta: Meta<typeof ${name}> = { component: ${name}, args: { children: 'Kōwhai Kitchens' } };

export default meta;

export const Plain: StoryObj<typeof ${name}> = {};

export const Dark: StoryObj<typeof ${name}> = { globals: { scheme: 'dark', tenant: 'AURORA' } };

export const SmallAndLong: StoryObj<typeof ${name}> = {
  args: { children: 'Taumatawhakatangihangakoauau'.repeat(180) },
  globals: { viewport: { value: 'phone' } },
};
`,
      [`${folder}/${name}.test.tsx`]: `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderInTheme } from '../testing/index.js';
import { ${name} } from './${name}.js';

it('shows its content', () => {
  renderInTheme(<${name}>Kōwhai Kitchens</${name}>);
  expect(screen.getByText('Kōwhai Kitchens')).toBeVisible();
});
`,
      [`${folder}/index.ts`]: `export { ${name} } from './${name}.js';\n`,
    },
    changed: {
      [index]: insertSorted(
        getText(root, index),
        /^export \{.*\} from '\.\/[A-Z]/,
        `export { ${name} } from './${name}/index.js';`,
      ),
    },
    nextSteps: [
      `Its stories are under ${name}: pnpm storybook`,
      'Give it the props that it needs, and a test and a story for each state.',
      'Note the change for its users: pnpm changeset',
    ],
  };
}
