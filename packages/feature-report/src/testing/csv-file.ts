export const extractCall = 'POST /api/v1/data/extracts/consignments/activity';

const encode = (text: string) => new TextEncoder().encode(text);

const headers = (total: number) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="Consignments_22-Nov-2026.csv"',
  'x-total-count': String(total),
});

/** A CSV file of `total` rows that arrives when a test says so. */
export function createCsvFile(total: number) {
  let stream: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      stream = controller;
      controller.enqueue(encode('\uFEFFConsignment,Notes\r\n'));
    },
  });
  return {
    response: new Response(body, { headers: headers(total) }),
    arrive: (rows: number) => {
      stream?.enqueue(encode('TAS0001234,"Gate 4,\r\nafter 2 pm"\r\n'.repeat(rows)));
    },
    end: () => stream?.close(),
    breakOff: () => stream?.error(new TypeError('network error')),
  };
}

/** A whole file of `rows` rows. */
export function csvResponse(rows: number): Response {
  const file = `\uFEFFConsignment,Notes\r\n${'TAS0001234,Gate 4\r\n'.repeat(rows)}`;
  return new Response(file, { headers: headers(rows) });
}
