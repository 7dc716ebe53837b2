import type { AttentionCount } from '@consign/api-client/consignment';
import { attentionLabels, type AttentionKind } from '@consign/domain/reports';
import { attentionQueries, type ReportScope, reportKeys } from '@consign/queries';
import { useClient, usePermissions } from '@consign/session';
import { Card, layout, lazyComponent } from '@consign/ui';
import { ActionIcon, Button, Skeleton, VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClockExclamation,
  IconFileTime,
  IconInfoCircle,
  IconMessageForward,
  IconMessageQuestion,
  IconTruckLoading,
  type Icon,
  IconRefreshAlert,
} from '@tabler/icons-react';
import { useQuery, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { memo, useState, type ReactNode } from 'react';
import { useQuietRefresh } from '@consign/session/quiet-refresh';
import { formatTime } from '@consign/domain/dates';

import type { DashboardLinks } from '../dashboard-screen-props.js';
import classes from './Attention.module.css';
import { Figure } from './Figure.js';
import { UnsavedWork, listUnsavedForms, type UnsavedForm } from './UnsavedWork.js';

const AboutAttention = lazyComponent(async () => (await import('./AboutAttention.js')).AboutAttention);
const WaitingDialog = lazyComponent(async () => (await import('./WaitingDialog.js')).WaitingDialog);

interface AttentionProps {
  readonly filter: ReportScope;
  readonly links: DashboardLinks;
}

const icons: Readonly<Record<AttentionKind, Icon>> = {
  EXCEPTIONS: IconAlertTriangle,
  WAITING_FOR_YOU: IconMessageQuestion,
  WAITING_FOR_PROVIDER: IconMessageForward,
  OVERDUE: IconClockExclamation,
  NOT_PICKED_UP: IconTruckLoading,
  OLD_DRAFTS: IconFileTime,
};

/** Consignments that need attention, each count a link to its list (DASH-28, DASH-29). A dialog that opens doesn't redraw it. */
export const Attention = memo(({ filter, links }: AttentionProps) => {
  const [isAbout, setIsAbout] = useState(false);
  const [isAnswering, setAnswering] = useState(false);
  const mayAnswer = usePermissions().has('Consignment.MAINTAIN');
  const queries = attentionQueries(useClient());
  const counts = useQuery(queries.counts(filter.siteIds));
  const unsaved = useQuery({
    ...queries.unsavedWork(),
    enabled: links.consignment !== null,
    select: (forms) => listUnsavedForms(forms, links),
  });
  return (
    <div className={classes.strip}>
      <Card
        title="Needs attention"
        aside={
          <>
            <Freshness />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label="About Needs attention"
              aria-haspopup="dialog"
              onClick={() => setIsAbout(true)}
              onPointerEnter={AboutAttention.preload}
            >
              <IconInfoCircle size={18} aria-hidden />
            </ActionIcon>
          </>
        }
        flush
      >
        <div className={classes.body}>
          <Figures
            counts={counts}
            unsaved={unsaved.data ?? []}
            links={links}
            onAnswer={mayAnswer && links.search !== null ? () => setAnswering(true) : null}
          />
        </div>
      </Card>
      {isAbout && <AboutAttention onClose={() => setIsAbout(false)} />}
      {isAnswering && (
        <WaitingDialog siteIds={filter.siteIds} search={links.search} onClose={() => setAnswering(false)} />
      )}
    </div>
  );
});

interface FiguresProps {
  readonly counts: UseQueryResult<AttentionCount[]>;
  readonly unsaved: readonly UnsavedForm[];
  readonly links: DashboardLinks;
  /** Shows what waits for the user, to be answered; null for users who may not. */
  readonly onAnswer: (() => void) | null;
}

function Figures({ counts, unsaved, links, onAnswer }: FiguresProps): ReactNode {
  // Reading isFetching would draw every refresh.
  const { data, error } = counts;
  if (data === undefined && error !== null) {
    return (
      <div className={classes.message} role="alert">
        <span>Couldn't load what needs attention. {error.message}</span>
        <Button
          variant="default"
          size="compact-sm"
          loading={counts.isFetching}
          onClick={() => void counts.refetch()}
        >
          Retry
        </Button>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div className={classes.message} aria-busy="true">
        <VisuallyHidden>Loading what needs attention</VisuallyHidden>
        <Skeleton height={32} />
      </div>
    );
  }
  if (unsaved.length === 0 && data.every(({ count }) => count === 0)) {
    return (
      <p className={classes.message}>
        <IconCircleCheck className={classes.clear} size={20} aria-hidden />
        All clear
      </p>
    );
  }
  return (
    <ul className={classes.figures} aria-label="Needs attention">
      {data.map(({ kind, count }) => (
        <li key={kind} className={classes.item}>
          <Figure
            icon={icons[kind]}
            label={attentionLabels[kind]}
            count={count}
            query={{ attention: kind }}
            search={links.search}
          />
          {kind === 'WAITING_FOR_YOU' && onAnswer !== null && count > 0 && (
            <Button
              variant="default"
              size="compact-sm"
              aria-label="Answer what waits for you"
              aria-haspopup="dialog"
              onClick={onAnswer}
              onPointerEnter={WaitingDialog.preload}
            >
              Answer
            </Button>
          )}
        </li>
      ))}
      {links.consignment !== null && (
        <li>
          <UnsavedWork forms={unsaved} />
        </li>
      )}
    </ul>
  );
}

/** Keeps the figures of the dashboard current; says how old they are while it can't (DASH-31). */
function Freshness(): ReactNode {
  const queryClient = useQueryClient();
  const staleSince = useQuietRefresh(() =>
    queryClient.refetchQueries({ queryKey: reportKeys.figures, type: 'active' }, { throwOnError: true }),
  );
  return (
    <output className={layout.withIcon} data-tone="warning">
      {staleSince !== null && (
        <>
          <IconRefreshAlert size={16} aria-hidden />
          Figures of {formatHour(staleSince)}, trying again
        </>
      )}
    </output>
  );
}

/** h:mm A in Pacific/Auckland: '8:04 AM'. */
export function formatHour(instant: Date): string {
  return formatTime(instant).replace(/:\d\d (?=[AP]M)/u, ' ');
}
