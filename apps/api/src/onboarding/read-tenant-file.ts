import { basename, dirname, join } from 'node:path';

import Papa from 'papaparse';

import { decodeUtf8 } from '../utf8.js';
import { type FileProblem, MAX_PROBLEMS, NOT_UTF8, refuseFile } from '../yaml-file.js';
import { checkReferences } from './check-references.js';
import { placeFields, type PlaceFields, tenantFields, type TenantFile } from './tenant-file.js';
import { parseYaml } from './parse-yaml.js';

/** A file of docs/ONBOARDING.md. A section that is left out is neither compared nor changed. */
export const tenantFile = tenantFields.superRefine(checkReferences);

/** A problem of a file by its name. */
interface NamedProblem extends FileProblem {
  readonly file: string;
}

/** A tenant file with the files that it names. */
export interface TenantSource {
  /** Of the tenant file, without its folder. */
  readonly name: string;
  readonly file: TenantFile;
  /** Null if the file has no places. */
  readonly places: readonly PlaceFields[] | null;
  readonly tariffs: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

type ReadTenantFile =
  | { readonly ok: true; readonly source: TenantSource }
  | { readonly ok: false; readonly problems: readonly NamedProblem[] };

type ReadBytes = (path: string) => Promise<Uint8Array>;

/**
 * Reads a tenant file and the files that it names, relative to its own folder; or says everything that is wrong with
 * them, by file, row and column (PLAT-81).
 */
export async function readTenantFile(path: string, readBytes: ReadBytes): Promise<ReadTenantFile> {
  const bytes = await readOrNull(path, readBytes);
  if (bytes === null) return refuse(path, `${path} can't be read`);
  const parsed = parseYaml(bytes, tenantFile);
  if (!parsed.ok) {
    return { ok: false, problems: parsed.problems.map((problem) => ({ file: path, ...problem })) };
  }
  const { value: file, findPosition } = parsed;
  const problems: NamedProblem[] = [];
  const readNamed = async (name: string, at: readonly (string | number)[]) => {
    const content = await readOrNull(join(dirname(path), name), readBytes);
    if (content === null) {
      problems.push({ file: path, ...findPosition(at), message: `${name} can't be read beside this file` });
    }
    return content;
  };
  const tariffs: { name: string; bytes: Uint8Array }[] = [];
  for (const [index, name] of (file.tariffs ?? []).entries()) {
    const content = await readNamed(name, ['tariffs', index]);
    if (content !== null) tariffs.push({ name, bytes: content });
  }
  let places = Array.isArray(file.places) ? file.places : null;
  if (typeof file.places === 'string') {
    const content = await readNamed(file.places, ['places']);
    const read =
      content === null ? null : readPlaces(content, new Set(file.regions?.map(({ name }) => name)));
    places = read?.places ?? [];
    problems.push(...(read?.problems ?? []).map((problem) => ({ file: String(file.places), ...problem })));
  }
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, source: { name: basename(path), file, places, tariffs } };
}

function readOrNull(path: string, readBytes: ReadBytes): Promise<Uint8Array | null> {
  return readBytes(path).catch(() => null);
}

function refuse(file: string, message: string): ReadTenantFile {
  return { ok: false, problems: [{ file, row: 1, column: 1, message }] };
}

/** Reads places from CSV with a header; a postcode may have lost its zero in a spreadsheet. */
function readPlaces(
  bytes: Uint8Array,
  regions: ReadonlySet<string>,
): { places: PlaceFields[]; problems: readonly FileProblem[] } {
  const text = decodeUtf8(bytes);
  if (text === null) return { places: [], ...refuseFile(NOT_UTF8) };
  const { data, meta } = Papa.parse<Record<string, string>>(text.normalize('NFC'), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  const missing = ['suburb', 'city', 'postcode', 'region'].filter((name) => !meta.fields?.includes(name));
  if (missing.length > 0) {
    return { places: [], ...refuseFile(`Add the columns ${missing.join(', ')} to the first row`) };
  }
  const places: PlaceFields[] = [];
  const problems: FileProblem[] = [];
  for (const [index, { suburb = '', city, postcode = '', region = '' }] of data.entries()) {
    const read = placeFields.safeParse({
      ...(suburb.trim() === '' ? {} : { suburb }),
      city,
      postcode: postcode.trim().padStart(4, '0'),
      region,
    });
    if (!read.success) {
      const [issue] = read.error.issues;
      const column = Math.max(meta.fields?.indexOf(String(issue?.path[0])) ?? 0, 0) + 1;
      problems.push({ row: index + 2, column, message: issue?.message ?? 'This row is not a place' });
    } else if (regions.has(read.data.region)) {
      places.push(read.data);
    } else {
      const column = (meta.fields?.indexOf('region') ?? 0) + 1;
      problems.push({ row: index + 2, column, message: `'${region}' is not one of the file's regions` });
    }
    if (problems.length === MAX_PROBLEMS) break;
  }
  return { places, problems };
}
