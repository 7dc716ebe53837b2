import { canResend, copyMutations, type CopyType } from '@consign/queries';
import { useClient } from '@consign/session';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** Creates a copy or return: one per click, however often the call is retried (CONS-29, CONS-34). */
export function useCopies(reference: string): (copyType: CopyType) => Promise<string> {
  const create = useMutation({ ...copyMutations(useClient()).create(), meta: { failure: 'screen' } });
  const keys = useRef<Partial<Record<CopyType, string>>>({});
  return async (copyType) => {
    const idempotencyKey = keys.current[copyType] ?? crypto.randomUUID();
    try {
      const made = await create.mutateAsync({ reference, copyType, idempotencyKey });
      delete keys.current[copyType];
      return made.reference;
    } catch (error) {
      if (canResend(error)) keys.current[copyType] = idempotencyKey;
      else delete keys.current[copyType];
      throw error;
    }
  };
}
