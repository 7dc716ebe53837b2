import { unwrap, type CallResult } from '@consign/api-client';

/** A file to save. */
export interface Download {
  /** From Content-Disposition, or the call's default name (BULK-18). */
  readonly name: string;
  readonly content: Blob;
}

/** Reads the response of a call made with `parseAs: 'blob'`. Rejects like unwrap. */
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
  // The contract types it as text or binary; parseAs makes it a Blob.
  return { name: findFileName(disposition ?? '') ?? defaultName, content: content as Blob };
}

/** The file name by RFC 6266: `filename*` before `filename`, without any path. */
export function findFileName(disposition: string): string | null {
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
