import { createFileRoute } from '@tanstack/react-router';

import { requireSession } from '../app/route-guards.js';
import { SignedInFrame } from '../app/SignedInFrame.js';

function Frame() {
  const { session } = Route.useRouteContext();
  return <SignedInFrame session={session} />;
}

export const Route = createFileRoute('/_app')({
  beforeLoad: (options) => ({ session: requireSession(options) }),
  component: Frame,
});
