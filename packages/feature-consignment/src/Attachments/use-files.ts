import type { File as AttachedFile } from '@consign/api-client/consignment';
import { fileQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

interface Files {
  readonly files: UseQueryResult<AttachedFile[]>;
  /** Requests a new URL of a file; null if the file is gone. */
  readonly renew: (fileId: string) => Promise<string | null>;
}

/** The files of a consignment, with URLs that expire after minutes. */
export function useFiles(reference: string): Files {
  const files = useQuery(fileQueries(useClient()).forConsignment(reference));
  return {
    files,
    renew: async (fileId) => {
      const { data } = await files.refetch({ throwOnError: true });
      return data?.find(({ id }) => id === fileId)?.uri ?? null;
    },
  };
}
