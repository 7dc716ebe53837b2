import { describe, expect, it } from 'vitest';

import { joinIssues } from './error-message.js';
import { failure, json, message, type Answer, type Call } from './testing/calls.js';

const issue = (text: string, path: string) => ({ ...message(text), problemId: 'PART-03', path });
const shown = async (call: Call, answer: Answer) => (await failure(call, answer)).message;

describe('the error message', () => {
  it('[ERR-01] version 1: the first message', async () => {
    expect(await shown('version1', json(400, { messages: [message('Only one')] }))).toBe('Only one');
  });

  it.each([
    ['Error', 'Second'],
    ['Warning', 'Second'],
    ['Information', 'First'],
  ])('[ERR-01] version 1: several messages, the first of severity %s: %s', async (severity, sentence) => {
    const messages = [message('First', severity), message('Second'), message('Third')];
    expect(await shown('version1', json(400, { messages }))).toBe(sentence);
  });

  it('[ERR-16] version 1: validation issues on lines of their own, without a summary before them', async () => {
    const [email, phone] = [issue('Email is required', 'email'), issue('Phone is required', 'phone')];
    const lines = 'Email is required\nPhone is required';
    expect(await shown('version1', json(422, { messages: [email, phone] }))).toBe(lines);
    expect(await shown('version1', json(422, { messages: [message('2 problems'), email, phone] }))).toBe(
      lines,
    );
    const named = { ...message('Value is required'), invalidParams: [{ name: 'email' }] };
    expect(await shown('version1', json(422, { messages: [named, phone] }))).toBe(
      'Value is required\nPhone is required',
    );
  });

  it('[ERR-02] version 2: detail, falling back to title', async () => {
    const problem = { title: 'Not valid', status: 422 };
    expect(await shown('version2', json(422, { ...problem, detail: 'Say more' }))).toBe('Say more');
    expect(await shown('version2', json(422, problem))).toBe('Not valid');
    expect(await shown('version2', json(422, { ...problem, detail: '' }))).toBe('Not valid');
  });

  it('[ERR-02] a version 1 call that receives problem details shows the detail', async () => {
    expect(await shown('version1', json(422, { title: 'Not valid', detail: 'Say more' }))).toBe('Say more');
  });

  it.each(['version1', 'version2', 'scheduling', 'product'] as const)(
    '[ERR-03] 403 without a body from %s',
    async (call) => {
      const sentence = 'You are not authorized to perform this action';
      const bare = { status: 403, statusText: 'Forbidden' };
      expect(await shown(call, new Response(null, bare))).toBe(sentence);
      expect(await shown(call, new Response(null, { ...bare, headers: { 'content-length': '0' } }))).toBe(
        sentence,
      );
    },
  );

  it('[ERR-03] 403 with a body shows the body’s message', async () => {
    const messages = [message('You lack a permission')];
    expect(await shown('version1', json(403, { messages }))).toBe('You lack a permission');
  });

  it.each([
    ['version1', 'No response received; you may be offline'],
    ['configuration', 'No response received; you may be offline'],
    ['version2', 'No response received: you may be offline'],
    ['product', 'No response received: you may be offline'],
    ['scheduling', 'No response received. You may be offline'],
  ] as const)('[ERR-04] no response to a call of %s', async (call, sentence) => {
    const error = await failure(call, new TypeError('Failed to fetch'));
    expect(error).toMatchObject({ message: sentence, isNoResponse: true, status: 0 });
  });

  it('[ERR-04] a connection lost while reading the body counts as no response', async () => {
    const broken = new ReadableStream({
      pull(controller) {
        controller.error(new TypeError('terminated'));
      },
    });
    const error = await failure('version2', new Response(broken));
    expect(error).toMatchObject({ message: 'No response received: you may be offline', isNoResponse: true });
  });

  it('[ERR-05] scheduling: the title, otherwise the status text', async () => {
    const titled = { title: 'No such region', status: 404, detail: 'Region 7 is not known' };
    expect(await shown('scheduling', json(404, titled))).toBe('No such region');
    const bare = new Response(null, { status: 503, statusText: 'Service Unavailable' });
    expect(await shown('scheduling', bare)).toBe('Service Unavailable');
  });

  const page = { status: 502, headers: { 'content-type': 'text/html' } };

  it.each<[string, Call, Answer]>([
    ["a gateway's page", 'version1', new Response('<h1>Bad gateway</h1>', page)],
    ['an empty body', 'version2', new Response(null, { status: 502 })],
    ['a body of another shape', 'version2', json(500, { oops: true })],
    ['no messages', 'version1', json(500, { messages: [] })],
    ['messages that say nothing', 'version1', json(500, { messages: [null, 7, { userMessage: ' ' }] })],
    ['scheduling over HTTP/2, which has no status text', 'scheduling', new Response(null, { status: 503 })],
  ])('[ERR-06] anything else: %s', async (_, call, answer) => {
    expect(await shown(call, answer)).toBe('Something went wrong');
  });

  it('[ERR-08] a string error from the server is shown unchanged', async () => {
    const text = new Response('The account is on hold.', { status: 409 });
    expect(await shown('version1', text)).toBe('The account is on hold.');
    expect(await shown('scheduling', json(409, 'Closed for the day'))).toBe('Closed for the day');
  });

  it('[ERR-08] joins validation issues with newlines', async () => {
    const issues = ['Details are invalid', { message: 'Sender is invalid' }];
    const joined = 'Details are invalid\nSender is invalid';
    expect(joinIssues(issues)).toBe(joined);
    expect(await shown('version1', json(422, issues))).toBe(joined);
  });

  it('[ERR-10] a timeout of the product service counts as no response', async () => {
    const signal = AbortSignal.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    const error = await failure('product', json(200, []), { signal });
    expect(error).toMatchObject({ message: 'No response received: you may be offline', isNoResponse: true });
  });

  it('[ERR-10] product errors use the version 2 wording', async () => {
    const problem = { title: 'Not found', status: 404, detail: 'UN 9999 is not known' };
    expect(await shown('product', json(404, problem))).toBe('UN 9999 is not known');
  });
});
