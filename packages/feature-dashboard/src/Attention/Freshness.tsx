import { reportKeys } from '@consign/queries';
import { useQuietRefresh } from '@consign/session/quiet-refresh';
import { IconRefreshAlert } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import classes from './Attention.module.css';
import { formatHour } from './format-hour.js';

/** Keeps the figures of the dashboard current; says how old they are while it can't (DASH-31). */
export function Freshness(): ReactNode {
  const queryClient = useQueryClient();
  const staleSince = useQuietRefresh(() =>
    queryClient.refetchQueries({ queryKey: reportKeys.figures, type: 'active' }, { throwOnError: true }),
  );
  return (
    <output className={classes.freshness}>
      {staleSince !== null && (
        <>
          <IconRefreshAlert size={16} aria-hidden />
          Figures of {formatHour(staleSince)}, trying again
        </>
      )}
    </output>
  );
}
