import { expect, it } from 'vitest';

import { coerce } from './request.js';

it('turns texts into what their schemas want, and leaves the rest to the validator', () => {
  const schemas = {
    page: { type: 'integer' },
    far: { type: 'integer' },
    isOpen: { type: 'boolean' },
    isShut: { type: 'boolean' },
    sites: { type: 'array', items: { type: 'integer' } },
    twice: { type: 'integer' },
    missing: { type: 'integer' },
  };
  const values = {
    page: '3',
    far: 'Infinity',
    isOpen: 'true',
    isShut: 'constructor',
    sites: '7',
    twice: ['1', '2'],
    other: '4',
  };
  expect(coerce(values, schemas)).toEqual({
    page: 3,
    far: 'Infinity',
    isOpen: true,
    isShut: 'constructor',
    sites: [7],
    twice: ['1', '2'],
    other: '4',
  });
});
