/** A response whose body was read to its end. */
export function toWholeResponse(
  body: ArrayBuffer | null,
  { status, statusText, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>,
): Response {
  return new Response(body !== null && body.byteLength > 0 ? body : null, { status, statusText, headers });
}
