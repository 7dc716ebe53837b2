/** A message of an answer, without details. */
export function buildMessage<Severity extends 'Error' | 'Warning' | 'Information'>(
  severityName: Severity,
  userMessage: string,
) {
  return { severityName, userMessage, invalidParams: [], innerMessages: [] };
}

/** An answer that refuses a call with one message. */
export function refusal(status: number, text: string, problem?: { id: string; path: string }): Response {
  const message = buildMessage('Error', text);
  const found = problem === undefined ? {} : { problemId: problem.id, path: problem.path };
  return Response.json({ messages: [{ ...message, ...found }] }, { status });
}
