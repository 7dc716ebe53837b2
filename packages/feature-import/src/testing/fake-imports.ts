import type { FakeCall, FakeResponses } from '@consign/queries/testing';

interface KeptSession {
  readonly id: string;
  readonly fileName: string;
  readonly rowCount: number;
  readonly consignmentCount: number;
  readonly content: string;
  readonly revision: number;
}

interface Body {
  readonly senderReference: string;
}

type Answer = (body: Body, count: number) => Response | null | Promise<Response | null>;

const moment = '2026-03-16T21:30:00Z';

const carriedOut: Answer = () => null;

/** The imports of a server, in memory: what exists by row, kept imports and headings. */
export function fakeImports() {
  const rows = new Map<string, { reference: string; fileName: string }>();
  const byKey = new Map<string, string>();
  const sessions = new Map<string, KeptSession>();
  const columns: { heading: string; column: string | null }[] = [];
  const references: string[] = [];
  let answer = carriedOut;
  let calls = 0;

  const create = async (call: FakeCall): Promise<Response> => {
    calls += 1;
    const key = call.headers.get('idempotency-key') ?? '';
    const row = call.headers.get('import-row') ?? '';
    const body = call.body as Body;
    const other = await answer(body, calls);
    if (other !== null) return other;
    const before = byKey.get(key);
    const existing = rows.get(row);
    if (before === undefined && existing !== undefined) {
      return problem(409, { title: 'Imported already', imported: existing.reference });
    }
    const reference = before ?? `TAS${String(references.length + 1).padStart(7, '0')}`;
    if (before === undefined) {
      references.push(body.senderReference);
      byKey.set(key, reference);
      rows.set(row, { reference, fileName: decodeURIComponent(call.headers.get('import-file') ?? '') });
    }
    return Response.json({ id: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20', reference }, { status: 201 });
  };

  const summary = ({ content: _content, ...session }: KeptSession) => ({
    ...session,
    savedAtDateTimeUtc: moment,
    expiresAtDateTimeUtc: '2026-03-30T21:30:00Z',
  });
  const find = ({ path }: FakeCall): KeptSession | undefined => sessions.get(path.split('/').at(-1) ?? '');

  const answers: FakeResponses = {
    'POST /api/v1/consignments': create,
    'POST /api/v2/imports/created': ({ body }) => ({
      consignments: [...rows].flatMap(([row, { reference, fileName }]) => {
        const [digest = '', occurrence = ''] = row.split('.');
        const { digests } = body as { digests: readonly string[] };
        return digests.includes(digest)
          ? [{ digest, occurrence: Number(occurrence), reference, fileName, importedAtDateTimeUtc: moment }]
          : [];
      }),
    }),
    'POST /api/v2/imports/prices': ({ body }) => ({
      prices: (body as { consignments: readonly unknown[] }).consignments.map(() => ({
        totalPrice: 120.5,
        reason: null,
      })),
    }),
    'GET /api/v2/imports/columns': () => ({ columns: columns as never }),
    'PUT /api/v2/imports/columns': ({ body }) => {
      columns.push(...(body as { columns: typeof columns }).columns);
      return null;
    },
    'GET /api/v2/imports/sessions': () => ({ sessions: [...sessions.values()].map(summary) }),
    'GET /api/v2/imports/sessions/{id}': (call) => {
      const session = find(call);
      return session === undefined
        ? problem(404, { title: 'Not found' })
        : { ...summary(session), content: session.content };
    },
    'PUT /api/v2/imports/sessions/{id}': (call) => {
      const id = call.path.split('/').at(-1) ?? '';
      const body = call.body as KeptSession;
      const now = sessions.get(id);
      if (body.revision !== (now?.revision ?? null)) {
        const detail = "This import was changed in another window. Changes here weren't kept.";
        return problem(409, { title: 'This changed in the meantime', detail });
      }
      const saved = { ...body, id, revision: (now?.revision ?? 0) + 1 };
      sessions.set(id, saved);
      return summary(saved);
    },
    'DELETE /api/v2/imports/sessions/{id}': (call) => {
      sessions.delete(find(call)?.id ?? '');
      return null;
    },
  };
  return {
    answers,
    /** The sender references of the created consignments, in their order. */
    references,
    sessions,
    columns,
    /** What create calls are answered instead; null creates. */
    answerCreates: (next: Answer) => {
      answer = next;
      calls = 0;
    },
  };
}

export type FakeImports = ReturnType<typeof fakeImports>;

/** Problem details. */
export function problem(status: number, body: object): Response {
  const headers = { 'content-type': 'application/problem+json' };
  return Response.json({ status, ...body }, { status, headers });
}
