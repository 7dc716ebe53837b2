import type { Consignment } from '@consign/api-client/consignment';
import type { PendingItem } from '@consign/consignment-parts';
import { unsavedWorkMutations, unsavedWorkNow, unsavedWorkQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import type { Later } from '../later.js';
import type { FormValues } from '../form-values.js';
import { createKeeper, type KeeperState } from './keeper.js';
import { toContent, findWork, type Work } from './work-content.js';

interface Options {
  readonly base: Consignment | null;
  readonly values: FormValues;
  readonly pendingItem: PendingItem | null;
  readonly isDirty: boolean;
  /** False where nothing can be typed. */
  readonly isOn: boolean;
  readonly later: Later;
}

export interface KeptWork {
  /** Earlier work that waits for an answer. */
  readonly offer: { readonly work: Work; readonly savedAtDateTimeUtc: string } | null;
  readonly state: KeeperState;
  /** The offer is answered: it was taken up, or is thrown away. */
  readonly takeUp: () => void;
  readonly discard: () => void;
  /** Keeps this window's work in the place of another's. */
  readonly insist: () => void;
  /** The form was saved, or is left with its changes thrown away. */
  readonly drop: () => void;
}

function workKey(base: Consignment | null): string {
  return base === null ? 'consignment-create' : `consignment-${base.reference}`;
}

/** The form's unsaved work, kept on the server as it is typed and offered back when the form is opened (PLAT-19). */
export function useUnsavedWork({ base, values, pendingItem, isDirty, isOn, later }: Options): KeptWork {
  const client = useClient();
  const key = workKey(base);
  const found = useQuery({ ...unsavedWorkQueries(client).of(key), enabled: isOn });
  const keep = useMutation(unsavedWorkMutations(client).keep());
  const drop = useMutation(unsavedWorkMutations(client).drop());
  const [state, setState] = useState<KeeperState>('none');
  const [isAnswered, setAnswered] = useState(false);
  const [keeper] = useState(() =>
    createKeeper({
      keep: (content, revision) => keep.mutateAsync({ key, content, revision }),
      drop: (revision) => drop.mutateAsync({ key, revision }),
      keptMeanwhile: unsavedWorkNow,
      later,
      onState: setState,
    }),
  );

  const work = found.data ? findWork(found.data.content, values) : null;
  const isOffered = work !== null && !isAnswered && isOn;
  const isReady = isOn && found.data !== undefined && !isOffered;

  const begin = useEffectEvent(() => keeper.begin(found.data?.revision ?? null));
  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);

  const follow = useEffectEvent((isWork: boolean, ...typed: Parameters<typeof toContent>) => {
    if (isWork) keeper.change(toContent(...typed));
    else if (state !== 'none') keeper.drop();
  });
  // Nothing is written over earlier work before it is known that there is none, or what becomes of it.
  useEffect(() => {
    if (isReady) follow(isDirty, values, pendingItem, base);
  }, [isReady, isDirty, values, pendingItem, base]);

  useEffect(() => {
    const flush = (): void => keeper.flush();
    const flushHidden = (): void => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      keeper.stop();
    };
  }, [keeper]);

  return {
    offer: isOffered && found.data ? { work, savedAtDateTimeUtc: found.data.savedAtDateTimeUtc } : null,
    state,
    takeUp: () => setAnswered(true),
    discard: () => {
      keeper.begin(found.data?.revision ?? null);
      keeper.drop();
      setAnswered(true);
    },
    insist: keeper.insist,
    drop: keeper.drop,
  };
}
