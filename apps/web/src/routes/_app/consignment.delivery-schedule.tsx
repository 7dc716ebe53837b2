import { canOpenRoute, routeAccess } from '@consign/domain/permissions';
import { ScheduleScreen } from '@consign/feature-schedule';
import { createFileRoute, useLocation } from '@tanstack/react-router';

import { pickStrings } from '../../app/query-string.js';
import { screenOptions } from '../../app/route-guards.js';
import { useAccess } from '../../app/use-access.js';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The key of addresses typed in the schedule, which are in no URL (SCHD-06). */
    typedPlaces?: string | undefined;
    /** The key of the StartValues of a new consignment or quote (SCHD-10). */
    startValues?: string | undefined;
  }
}

function DeliverySchedule() {
  const query = Route.useSearch();
  const navigate = Route.useNavigate();
  const typed = useLocation({ select: ({ state }) => state.typedPlaces });
  const access = useAccess();
  const opens = (name: 'newConsignment' | 'quote') =>
    canOpenRoute(name, access).allowed
      ? (startKey: string) => void navigate({ to: routeAccess[name].path, state: { startValues: startKey } })
      : null;
  return (
    <ScheduleScreen
      query={query}
      typed={typed ?? null}
      onNewConsignment={opens('newConsignment')}
      onQuote={opens('quote')}
      onChange={(change) =>
        void navigate({
          search: change.query,
          state: { typedPlaces: change.typed ?? undefined },
          replace: change.replace,
          resetScroll: false,
        })
      }
    />
  );
}

export const Route = createFileRoute('/_app/consignment/delivery-schedule')({
  ...screenOptions('schedule'),
  validateSearch: pickStrings,
  component: DeliverySchedule,
});
