import type { FastifyReply, FastifyRequest } from 'fastify';

import { sendRefusalPage } from '../pages/refusal-page.js';
import type { RefusedProblem, Refusal } from './problem.js';

/** An operation's error format: version 1 has a list of messages, all others RFC 9457 problem details. */
export type ErrorShape = 'messages' | 'problem';

const MAX_PROBLEMS = 200;
/** The contract's; a path repeats the caller's own field names, which may be of any length. */
const MAX_PATH_LENGTH = 500;
const MAX_MESSAGE_LENGTH = 2000;

/** Writes a refusal in the shape of the operation or page, or in the shape that the caller asks for. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  shape: ErrorShape | 'page',
): FastifyReply {
  if (shape === 'page') return sendRefusalPage(request, reply, refusal);
  const asMessages = shape === 'messages' && !asksForProblem(request);
  if (refusal.status === 403) request.forbiddenBecause ??= refusal.detail ?? refusal.title;
  const body = asMessages ? messageList(refusal, request.id) : problemDetails(refusal, request.id);
  reply.code(refusal.status).headers(refusal.headers).header('cache-control', 'no-store');
  if (shape === 'messages') reply.header('vary', 'accept');
  return reply
    .type(asMessages ? 'application/json; charset=utf-8' : 'application/problem+json')
    .send(JSON.stringify(body));
}

/** The import asks version 1 operations for problem details (CALL-31). */
function asksForProblem(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('application/problem+json') ?? false;
}

/** The client shows the second of several messages (ERR-01), so several problems get a summary in front. */
export function messageList(refusal: Refusal, requestId: string): object {
  const found = listProblems(refusal);
  if (found.length === 0)
    return toMessageList(refusal, requestId, [
      message(cut(refusal.detail ?? refusal.title, MAX_MESSAGE_LENGTH)),
    ]);
  const messages = found.map(({ id, path, message: text }) => message(text, { problemId: id, path }));
  return toMessageList(
    refusal,
    requestId,
    found.length === 1 ? messages : [message(refusal.title), ...messages],
  );
}

function listProblems({ problems }: Refusal): RefusedProblem[] {
  return problems.slice(0, MAX_PROBLEMS).map(({ id, path, message: text }) => ({
    id,
    path: cut(path, MAX_PATH_LENGTH),
    message: cut(text, MAX_MESSAGE_LENGTH),
  }));
}

/** At most so many characters, of which none is cut in half. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/\p{Surrogate}$/u, '')}…`;
}

function toMessageList(refusal: Refusal, requestId: string, messages: readonly object[]): object {
  return { ...refusal.members, messages, requestId };
}

function message(userMessage: string, place: { problemId?: string; path?: string } = {}): object {
  return { severityName: 'Error', userMessage, invalidParams: [], innerMessages: [], ...place };
}

/** Lists the problems twice: as a map from path to texts, and in order with rule IDs. */
export function problemDetails(refusal: Refusal, requestId: string): object {
  const found = listProblems(refusal);
  const base = {
    ...refusal.members,
    type: 'about:blank',
    title: refusal.title,
    status: refusal.status,
    ...(refusal.detail === undefined ? {} : { detail: cut(refusal.detail, MAX_MESSAGE_LENGTH) }),
    instance: requestId,
    requestId,
  };
  if (found.length === 0) return base;
  const errors = new Map<string, string[]>();
  for (const { path, message: text } of found) errors.set(path, [...(errors.get(path) ?? []), text]);
  return { ...base, errors: Object.fromEntries(errors), problems: found };
}
