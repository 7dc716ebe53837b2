// A setup file: an unexpected warning or error on the console fails the test. A test that expects one replaces the method,
// `vi.spyOn(console, 'error').mockReturnValue()`, and asserts the message.
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
