import { QuoteScreen } from '@consign/feature-quote';
import { createFileRoute, useLocation } from '@tanstack/react-router';

import { screenOptions } from '../../app/route-guards.js';
import { useLeaving } from '../../app/use-leaving.js';

function Quote() {
  const navigate = Route.useNavigate();
  const { leaving, onDirtyChange } = useLeaving();
  const startKey = useLocation({ select: ({ state }) => state.startValues });
  return (
    <QuoteScreen
      startKey={startKey}
      leaving={leaving}
      onDirtyChange={onDirtyChange}
      onCreated={(reference) =>
        void navigate({ to: '/consignment/$id', params: { id: reference }, replace: true })
      }
    />
  );
}

export const Route = createFileRoute('/_app/consignment/quote')({
  ...screenOptions('quote'),
  component: Quote,
});
