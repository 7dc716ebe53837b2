import { createFileRoute } from '@tanstack/react-router';

import { ErrorRoute } from '../app/ErrorRoute.js';
import { screenOptions } from '../app/route-guards.js';

function ErrorCodePage() {
  return <ErrorRoute code={Route.useParams().code} />;
}

export const Route = createFileRoute('/error/$code')({
  ...screenOptions('error'),
  component: ErrorCodePage,
});
