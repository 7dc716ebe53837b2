import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useId } from './use-id.js';

it('an id is the same from the first render on, and the one that is given', () => {
  const seen: string[] = [];
  function Field({ id }: { readonly id?: string }) {
    seen.push(useId(id));
    return null;
  }
  render(<Field />);
  render(<Field id="name" />);
  expect(seen).toEqual([expect.stringMatching(/^mantine-\w+$/u), 'name']);
});
