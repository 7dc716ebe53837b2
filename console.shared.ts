// A setup file: a warning or an error on the console that a test doesn't expect fails that test. A test that expects one
// spies on the console itself: `vi.spyOn(console, 'error').mockReturnValue()`, and says what was written.
import { format } from 'node:util';

import { afterEach, beforeEach } from 'vitest';

const { warn, error } = console;
const written: string[] = [];
const note = (...message: unknown[]): void => void written.push(format(...message));

beforeEach(() => Object.assign(console, { warn: note, error: note }));

afterEach(() => {
  Object.assign(console, { warn, error });
  const messages = written.splice(0);
  if (messages.length > 0) throw new Error(`Written to the console:\n${messages.join('\n')}`);
});
