import { unwrap, type CallResult } from '@consign/api-client';

/** A file to be saved. */
export interface Download {
  /** The name in Content-Disposition; where there is none, the call's own (BULK-18). */
  readonly name: string;
  readonly content: Blob;
}

/** The value of a call made with `parseAs: 'blob'`, under its name; rejects as unwrap does. */
export async function readDownload(
  call: Promise<CallResult<unknown>>,
  defaultName: string,
): Promise<Download> {
  let disposition: string | null = null;
  const content = await unwrap(
    call.then((result) => {
      disposition = result.response.headers.get('content-disposition');
      return result;
    }),
  );
  // The contract calls it text or binary; parseAs makes it a Blob.
  return { name: nameIn(disposition ?? '') ?? defaultName, content: content as Blob };
}

/** RFC 6266: the name in any script before the plain one; never a path. */
function nameIn(disposition: string): string | null {
  const [, encoded] = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/iu.exec(disposition) ?? [];
  const [, quoted, plain] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/iu.exec(disposition) ?? [];
  const name = decoded(encoded) ?? quoted?.replaceAll(/\\(.)/gu, '$1') ?? plain ?? '';
  const last = name.split(/[/\\]/u).at(-1)?.trim() ?? '';
  return last === '' ? null : last;
}

function decoded(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}
