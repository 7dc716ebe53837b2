import { READY, type ProcessAnswer } from './messages.js';

/** Answers the requests of the parent process, one at a time; call it once, when everything is loaded. */
export function serveRequests<Request, Result>(answer: (request: Request) => Promise<Result>): void {
  process.on('message', (request: Request) => void send(answer, request));
  // The parent has gone, without being able to say so.
  process.on('disconnect', () => process.exit());
  // The parent starts the time limit of the request at this message: loading is slow on a busy machine.
  process.send?.(READY);
}

async function send<Request, Result>(
  answer: (request: Request) => Promise<Result>,
  request: Request,
): Promise<void> {
  const found: ProcessAnswer<Result> = await answer(request).then(
    (result) => ({ result }),
    (error: unknown) => ({ error: String(error) }),
  );
  process.send?.(found);
}
