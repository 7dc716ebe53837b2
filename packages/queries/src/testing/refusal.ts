/** An answer that refuses a call with one message. */
export function refusal(status: number, message: string, problem?: { id: string; path: string }): Response {
  return Response.json(
    {
      messages: [
        {
          severityName: 'Error',
          userMessage: message,
          invalidParams: [],
          innerMessages: [],
          ...(problem === undefined ? {} : { problemId: problem.id, path: problem.path }),
        },
      ],
    },
    { status },
  );
}
