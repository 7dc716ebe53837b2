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

  const problem = { title: 'Not valid', status: 422 };

  it.each<[string, Call, Answer, string]>([
    ['the detail', 'version2', json(422, { ...problem, detail: 'Say more' }), 'Say more'],
    ['or else the title', 'version2', json(422, problem), 'Not valid'],
    ['or else the title', 'version2', json(422, { ...problem, detail: '' }), 'Not valid'],
    ['in version 1 too', 'version1', json(422, { ...problem, detail: 'Say more' }), 'Say more'],
    ['of a 403 with a body', 'version1', json(403, { messages: [message('No')] }), 'No'],
    ['the title', 'scheduling', json(404, { ...problem, detail: 'Region 7' }), 'Not valid'],
    ['or else the status', 'scheduling', new Response(null, { status: 503, statusText: 'Away' }), 'Away'],
    ['a text unchanged', 'version1', new Response('On hold.', { status: 409 }), 'On hold.'],
    ['a text unchanged', 'scheduling', json(409, 'Closed for the day'), 'Closed for the day'],
    ['as of version 2', 'product', json(404, { ...problem, detail: 'UN 9999' }), 'UN 9999'],
  ])('[ERR-02, ERR-03, ERR-05, ERR-08, ERR-10] of the body: %s of %s', async (_what, call, answer, text) => {
    expect(await shown(call, answer)).toBe(text);
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
});
