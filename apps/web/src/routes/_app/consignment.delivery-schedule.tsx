import { ScheduleScreen } from '@consign/feature-schedule';
import { createFileRoute, useLocation } from '@tanstack/react-router';

import { pickStrings } from '../../app/query-string.js';
import { screenOptions } from '../../app/route-guards.js';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The key of addresses typed in the schedule, which are in no URL (SCHD-06). */
    typedPlaces?: string | undefined;
  }
}

function DeliverySchedule() {
  const query = Route.useSearch();
  const navigate = Route.useNavigate();
  const typed = useLocation({ select: ({ state }) => state.typedPlaces });
  return (
    <ScheduleScreen
      query={query}
      typed={typed ?? null}
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
