import { render, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';

import { useOwnTask } from './use-own-task.js';

const drawn: string[] = [];

function Chart({ name }: { readonly name: string }) {
  return useOwnTask() && <Picture name={name} />;
}

function Picture({ name }: { readonly name: string }) {
  useLayoutEffect(() => {
    drawn.push(name);
    setTimeout(() => drawn.push('task'));
  }, [name]);
  return null;
}

const show = (...names: string[]) => names.map((name) => <Chart key={name} name={name} />);

it('[DASH-46] draws a chart in each task, in the order of the page, and none that has gone', async () => {
  const { rerender } = render(show('Created', 'Costs', 'DIFOT', 'Delivered'));
  expect(drawn).toEqual([]);
  rerender(show('Created', 'DIFOT', 'Delivered'));
  await waitFor(() => expect(drawn).toEqual(['Created', 'task', 'DIFOT', 'task', 'Delivered', 'task']));
});
