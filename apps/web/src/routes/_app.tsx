import { createFileRoute } from '@tanstack/react-router';

import { requireSession } from '../app/screen.js';
import { SignedInFrame } from '../app/SignedInFrame.js';

function Frame() {
  const { session } = Route.useRouteContext();
  return <SignedInFrame session={session} />;
}

export const Route = createFileRoute('/_app')({
  beforeLoad: (guarded) => ({ session: requireSession(guarded) }),
  component: Frame,
});
