import { documents } from '@consign/api-client/documents';

/** An operation that takes JSON, with its example. */
export interface BodyOperation {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly example: unknown;
}

interface Operation {
  readonly operationId?: string;
  readonly requestBody?: { readonly content?: Readonly<Record<string, Media>> };
}

interface Media {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

const someId = '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10';
const MAX_BYTES = 1024 * 1024;

/** All operations of the contracts whose body is JSON. */
export function listBodyOperations(): BodyOperation[] {
  return Object.values(documents).flatMap(({ paths }) =>
    Object.entries(paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods).flatMap(([method, { operationId: id = '', requestBody }]) => {
          const media = requestBody?.content?.['application/json'];
          if (media === undefined) return [];
          const url = path.replaceAll('{ref}', 'TAS0000001').replaceAll(/\{[^}]+\}/gu, someId);
          const example = media.example ?? Object.values(media.examples ?? {})[0]?.value;
          return [{ id, method: method.toUpperCase(), url, example }];
        }),
    ),
  );
}

/** The bodies that cost most, of a size that some operation accepts. */
export function listWorstBodies({ example }: BodyOperation): [name: string, body: string][] {
  const fields = Object.keys(Object(example) as object);
  const fill = (length: number, item: unknown) =>
    Object.fromEntries(fields.map((name) => [name, Array.from({ length }, () => item)]));
  const wide = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`field${index}`, index]));
  const bodies: [string, unknown][] = [
    ['65,000 empty objects', fill(65_000 / Math.max(1, fields.length), {})],
    ['1,000 empty objects in each field', fill(1000, {})],
    ['100 objects with unknown fields', fill(100, wide)],
    ['10,000 texts', fill(10_000 / Math.max(1, fields.length), 'x')],
    ['1,000 unknown fields', Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`f${at}`, 1]))],
    ...[200, 1000, 10_000].map((length): [string, unknown] => [
      `its example with lists of ${length}`,
      lengthen(example, length),
    ]),
  ];
  const deep = `${'{"content":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
  return [
    ...bodies.map(([name, body]): [string, string] => [name, JSON.stringify(body ?? null)]),
    ['50,000 levels', deep] as [string, string],
  ].filter(([, body]) => body.length <= MAX_BYTES);
}

/** The same with every list as long as this; texts in it stay unique, as uniqueItems wants. */
function lengthen(value: unknown, length: number): unknown {
  if (Array.isArray(value)) {
    const [first] = value as unknown[];
    return Array.from({ length }, (_, at) => (typeof first === 'string' ? toUnique(first, at) : first));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, lengthen(each, length)]));
}

function toUnique(text: string, at: number): string {
  const number = String(at);
  return `${text.slice(0, -number.length)}${number}`;
}
