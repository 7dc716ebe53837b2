import type { Consignment } from '@consign/api-client/consignment';
import { unsavedWorkMutations, findConflictingWork, unsavedWorkQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { shallowEqual } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import type { FormStore } from '../form-actions.js';
import { isDirty } from '../form-state.js';
import type { Schedule } from '../schedule.js';
import { createAutosave, type AutosaveState } from './autosave.js';
import { parseUnsavedChanges, toContent, type UnsavedChanges } from './unsaved-changes.js';

interface Options {
  /** False where nothing can be edited. */
  readonly enabled: boolean;
  readonly schedule: Schedule;
}

export interface FormAutosave {
  /** Earlier changes that the user has yet to restore or discard. */
  readonly offer: { readonly work: UnsavedChanges; readonly savedAtDateTimeUtc: string } | null;
  readonly state: AutosaveState;
  /** Puts the changes into the form. */
  readonly acceptOffer: (changes: UnsavedChanges) => void;
  readonly discardOffer: () => void;
  /** Replaces what another window has saved with this window's changes. */
  readonly overwrite: () => void;
  /** Removes the stored changes: the form was saved, or left without saving. */
  readonly discard: () => void;
}

function storageKey(base: Consignment | null): string {
  return base === null ? 'consignment-create' : `consignment-${base.reference}`;
}

/** Saves the form's changes on the server while the user types, and offers them when the form is opened again (PLAT-19). */
export function useAutosave(store: FormStore, { enabled, schedule }: Options): FormAutosave {
  const { get, dispatch } = store;
  const { base, values, autosave: state, isOfferAnswered } = get();
  const client = useClient();
  const key = storageKey(base);
  const stored = useQuery({ ...unsavedWorkQueries(client).forForm(key), enabled });
  const save = useMutation(unsavedWorkMutations(client).save());
  const remove = useMutation(unsavedWorkMutations(client).discard());
  const [autosave] = useState(() =>
    createAutosave({
      save: (content, revision) => save.mutateAsync({ key, content, revision }),
      remove: (revision) => remove.mutateAsync({ key, revision }),
      findConflict: findConflictingWork,
      schedule,
      onState: (next) => dispatch({ type: 'autosave changed', state: next }),
    }),
  );

  const work = stored.data ? parseUnsavedChanges(stored.data.content, values) : null;
  const isOffered = work !== null && !isOfferAnswered && enabled;
  const isReady = enabled && stored.data !== undefined && !isOffered;

  const begin = useEffectEvent(() => autosave.begin(stored.data?.revision ?? null));
  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);

  // Never overwrite earlier changes before the user has decided about them.
  useEffect(() => {
    if (!isReady) return undefined;
    let followed: readonly unknown[] = [];
    const follow = (): void => {
      const now = store.get();
      const hasChanges = isDirty(now);
      const changes = [now.values, now.pendingItem, now.base, hasChanges];
      if (shallowEqual(changes, followed)) return;
      followed = changes;
      if (hasChanges) autosave.change(toContent(now.values, now.pendingItem, now.base));
      else if (store.get().autosave !== 'idle') autosave.discard();
    };
    follow();
    return store.subscribe(follow);
  }, [isReady, store, autosave]);

  useEffect(() => {
    const flush = (): void => autosave.flush();
    const flushHidden = (): void => {
      if (document.visibilityState === 'hidden') autosave.flush();
    };
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      autosave.stop();
    };
  }, [autosave]);

  return {
    offer: isOffered && stored.data ? { work, savedAtDateTimeUtc: stored.data.savedAtDateTimeUtc } : null,
    state,
    acceptOffer: (changes) => {
      dispatch({ type: 'offer answered' });
      dispatch({ type: 'filled', changes });
    },
    discardOffer: () => {
      autosave.begin(stored.data?.revision ?? null);
      autosave.discard();
      dispatch({ type: 'offer answered' });
    },
    overwrite: autosave.overwrite,
    discard: autosave.discard,
  };
}
