import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import type { Guide } from '../testing/guide.js';
import { typography } from '../typography/typography.js';
import { layout } from './layout.js';

const tones = [undefined, 'info', 'success', 'warning', 'error'] as const;

function Places(): ReactNode {
  return (
    <div className={layout.column}>
      {tones.map((tone) => (
        <p key={tone ?? 'plain'} className={layout.notice} data-tone={tone}>
          The freight provider collects on Monday
        </p>
      ))}
      <p className={layout.withIcon} data-tone="warning">
        <IconAlertTriangle size={16} aria-hidden />
        The labels were printed before the last change
      </p>
      <ul className={layout.rows}>
        {['Kōwhai Nursery', 'Tāmaki Timber & Joinery'].map((name) => (
          <li key={name}>
            <span className={layout.entry}>
              <span className={typography.name}>{name}</span>
              <span className={typography.note}>12 consignments</span>
            </span>
            <Button variant="default">Edit</Button>
          </li>
        ))}
      </ul>
      <ul className={layout.bullets}>
        <li>Draft</li>
        <li>Ready</li>
      </ul>
      <dl className={layout.facts}>
        <div>
          <dt>Sender ref</dt>
          <dd>KN-1042</dd>
        </div>
      </dl>
      <table className={layout.table}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col" data-right>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Freight</th>
            <td data-right>$42.10</td>
          </tr>
        </tbody>
      </table>
      <div className={layout.row} data-apart>
        <span>2 selected</span>
        <div className={layout.buttons}>
          <Button variant="default">Cancel</Button>
          <Button>Print labels</Button>
        </div>
      </div>
    </div>
  );
}

const meta: Meta<typeof Places> = {
  title: 'Layout/Layout',
  component: Places,
  parameters: {
    guide: {
      status: 'stable',
      use: ['Rows, columns, lists, facts, notices and small tables, which look alike on every screen.'],
      avoid: [
        'A table of consignments: `DataTable`.',
        'Fields: `FieldRow`.',
        'The buttons of a page: `ActionBar`.',
      ],
      examples: [{ verdict: 'do', story: 'All', why: 'Combine a class of a place with one of a text.' }],
      keys: [],
      accessibility: ['The classes have no roles: take the element that says what the place is.'],
    } satisfies Guide,
  },
};

export default meta;

export const All: StoryObj<typeof Places> = {};

export const Dark: StoryObj<typeof Places> = { globals: { scheme: 'dark' } };

export const Small: StoryObj<typeof Places> = { globals: { viewport: { value: 'phone' } } };
