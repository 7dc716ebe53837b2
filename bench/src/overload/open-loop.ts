import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A call that creates something; `key` differs for each call. */
export interface Call {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly key: string;
}

/** The results of the calls of one load. Times are in milliseconds, in ascending order. */
export interface Outcome {
  readonly seconds: number;
  readonly served: readonly number[];
  readonly refused: readonly number[];
  /** Neither served nor refused: another status, or no answer. */
  readonly failed: number;
  /** The bodies of the answers of the served calls. */
  readonly answers: readonly string[];
}

/** Longer than a caller would wait. */
const TIMEOUT_MS = 30_000;
const TICK_MS = 5;

/**
 * Sends calls at a fixed rate, whether or not they are answered. A loop that waits for each answer would slow down with
 * the server.
 */
export async function sendAtRate(perSecond: number, seconds: number, next: () => Call): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const sent: Promise<Answer>[] = [];
  const start = performance.now();
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - start) {
    const due = Math.floor((elapsed / 1000) * perSecond);
    while (sent.length < due) sent.push(send(agent, next()));
    await pause(TICK_MS);
  }
  const answers = await Promise.all(sent);
  agent.destroy();
  return summarise(answers, seconds);
}

/** Sends calls from a number of callers, each one call after the other; the served calls are the server's capacity. */
export async function sendInTurn(callers: number, seconds: number, next: () => Call): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const answers: Answer[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < end) answers.push(await send(agent, next()));
    }),
  );
  agent.destroy();
  return summarise(answers, seconds);
}

interface Answer {
  readonly status: number | null;
  readonly ms: number;
  readonly text: string;
}

function send(agent: Agent, { url, headers, body, key }: Call): Promise<Answer> {
  return new Promise((resolve) => {
    const start = performance.now();
    const end = (status: number | null, text: string) =>
      resolve({ status, ms: performance.now() - start, text });
    const sent = request(url, {
      method: 'POST',
      agent,
      headers: { ...headers, 'content-length': Buffer.byteLength(body), 'idempotency-key': key },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => end(response.statusCode ?? null, text));
      response.on('error', () => end(null, ''));
    });
    sent.on('error', () => end(null, ''));
    sent.end(body);
  });
}

function summarise(answers: readonly Answer[], seconds: number): Outcome {
  const times = (status: number) =>
    answers
      .filter((answer) => answer.status === status)
      .map(({ ms }) => ms)
      .sort((one, other) => one - other);
  const [served, refused] = [times(201), times(503)];
  return {
    seconds,
    served,
    refused,
    failed: answers.length - served.length - refused.length,
    answers: answers.filter(({ status }) => status === 201).map(({ text }) => text),
  };
}

/** The quantile of sorted values; 0 without values. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
