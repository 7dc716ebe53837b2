import { describe, expect, test } from 'vitest';

import { parseLog } from './statements.js';

function entry(message: string, detail = ''): string {
  return JSON.stringify({ application_name: '', message, detail });
}

const line = (session: string, text: string): string =>
  JSON.stringify({ session_id: session, application_name: '', message: `statement: ${text}` });

describe('parsing the server log', () => {
  test('returns the text and parameters of each statement', () => {
    const log = [
      entry('statement: BEGIN'),
      entry(
        'execute <unnamed>: select $1::text,\n $2::int, $3::text[]',
        `parameters: $1 = 'Kōwhai''s, $9 = ''x''', $2 = NULL, $3 = '{a,"b c"}'`,
      ),
      JSON.stringify({ application_name: 'capture', message: 'statement: SHOW log_statement' }),
      entry('connection authorized: user=postgres'),
      '',
    ].join('\n');
    expect(parseLog(log)).toEqual([
      { text: 'BEGIN', values: [] },
      { text: 'select $1::text,\n $2::int, $3::text[]', values: ["Kōwhai's, $9 = 'x'", null, '{a,"b c"}'] },
    ]);
  });

  test('keeps the statements of a session together, so that transactions stay whole', () => {
    const log = [
      line('a', 'BEGIN'),
      line('b', 'BEGIN'),
      line('a', 'SELECT 1'),
      line('b', 'COMMIT'),
      line('a', 'COMMIT'),
    ];

    expect(parseLog(log.join('\n')).map(({ text }) => text)).toEqual([
      'BEGIN',
      'SELECT 1',
      'COMMIT',
      'BEGIN',
      'COMMIT',
    ]);
  });
});
