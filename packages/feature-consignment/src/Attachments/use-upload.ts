import type { FileMetadata } from '@consign/api-client/consignment';
import { checkFile, detectMediaType, type AttachmentMediaType } from '@consign/domain/files';
import type { Problem } from '@consign/domain/rules';
import { fileMutations, findApiError } from '@consign/queries';
import { useAnalytics, useClient } from '@consign/session';
import { toastSuccess } from '@consign/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

const maxNameLength = 256;

export interface UploadDraft {
  readonly file: File | null;
  readonly fileTypeCode: string | null;
  readonly notes: string;
}

type Errors = Readonly<Partial<Record<'fileData' | 'metadata/fileTypeCode' | 'metadata/notes', string>>>;

interface Upload {
  readonly draft: UploadDraft;
  readonly change: (changed: Partial<UploadDraft>) => void;
  readonly errors: Errors;
  /** Why the form was not sent, or was refused. */
  readonly failure: string | null;
  /** From 0 to 1 while uploading, otherwise null. */
  readonly progress: number | null;
  readonly send: () => Promise<void>;
  readonly stop: () => void;
}

async function readMediaType(file: File): Promise<AttachmentMediaType | null> {
  return detectMediaType(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
}

function toErrors(problems: readonly Pick<Problem, 'path' | 'message'>[]): Errors {
  return Object.fromEntries(problems.toReversed().map(({ path, message }) => [path, message]));
}

/** One upload: validated before it is sent (FILE-01, FILE-02), with progress and retries. */
export function useUpload(reference: string, initialFile: File | null, onDone: () => void): Upload {
  const upload = useMutation(fileMutations(useClient()).upload());
  const track = useAnalytics();
  const [draft, setDraft] = useState<UploadDraft>({ file: initialFile, fileTypeCode: null, notes: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  /** A file that is replaced while it is being checked is no longer of interest. */
  const picked = useRef(initialFile);
  // One key for all attempts of this file, so that a lost response does not attach it twice (CONS-34).
  const [key, setKey] = useState(() => crypto.randomUUID());

  const check = async ({ file, fileTypeCode, notes }: UploadDraft) => {
    const mediaType = file === null ? null : await readMediaType(file);
    const problems = checkFile({
      file: file === null ? null : { size: file.size, mediaType },
      fileTypeCode: fileTypeCode ?? '',
      notes,
    });
    return { mediaType, problems };
  };

  // Reports an unacceptable file before the rest of the form is filled in.
  const checkFileEarly = async (file: File): Promise<void> => {
    const { problems } = await check({ file, fileTypeCode: null, notes: '' });
    const wrong = problems.find(({ path }) => path === 'fileData');
    if (wrong !== undefined && picked.current === file)
      setErrors((shown) => ({ ...shown, fileData: wrong.message }));
  };
  useEffect(() => {
    if (initialFile !== null) void checkFileEarly(initialFile);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the file that the form began with
  }, [initialFile]);

  const end = (): void => {
    running.current = null;
    setProgress(null);
  };

  const transfer = async (file: File, metadata: FileMetadata, controller: AbortController): Promise<void> => {
    setProgress(0);
    try {
      await upload.mutateAsync({
        reference,
        file,
        metadata,
        signal: controller.signal,
        onProgress: (share) => {
          if (running.current === controller) setProgress(share);
        },
        idempotencyKey: key,
      });
      toastSuccess('File has been uploaded to consignment');
      track({ name: 'file uploaded', fileType: metadata.fileTypeCode });
      onDone();
    } catch (error) {
      if (controller.signal.aborted) return;
      const refused = findApiError(error);
      const problems = refused?.problems ?? [];
      setFailure('File upload failed, please try again later.');
      setErrors(problems.length > 0 || refused === null ? toErrors(problems) : { fileData: refused.message });
      // Refused, so nothing was stored: the next attempt gets a new key.
      if (refused !== null && refused.status >= 400 && refused.status < 500) setKey(crypto.randomUUID());
    } finally {
      if (running.current === controller) end();
    }
  };

  return {
    draft,
    errors,
    failure,
    progress,
    change: (changed) => {
      setDraft((now) => ({ ...now, ...changed }));
      setFailure(null);
      setErrors(({ fileData, 'metadata/fileTypeCode': type, 'metadata/notes': notes }) => ({
        ...(fileData === undefined || changed.file !== undefined ? {} : { fileData }),
        ...(type === undefined || changed.fileTypeCode !== undefined
          ? {}
          : { 'metadata/fileTypeCode': type }),
        ...(notes === undefined || changed.notes !== undefined ? {} : { 'metadata/notes': notes }),
      }));
      if (changed.file !== undefined) {
        picked.current = changed.file;
        setKey(crypto.randomUUID());
        if (changed.file !== null) void checkFileEarly(changed.file);
      }
    },
    send: async () => {
      if (running.current !== null) return;
      const controller = new AbortController();
      running.current = controller;
      const { mediaType, problems } = await check(draft);
      const { file, fileTypeCode, notes } = draft;
      if (picked.current !== file) {
        end();
        return;
      }
      if (problems.length > 0 || file === null || fileTypeCode === null || mediaType === null) {
        setErrors(toErrors(problems));
        setFailure('Form is invalid, please check your details');
        end();
        return;
      }
      setErrors({});
      setFailure(null);
      const name = [...file.name].slice(0, maxNameLength).join('');
      await transfer(file, { fileTypeCode, mimeType: mediaType, name, notes: notes.trim() }, controller);
    },
    stop: () => {
      running.current?.abort();
      end();
    },
  };
}
