import { createFileRoute } from '@tanstack/react-router';

import { ErrorRoute } from '../app/ErrorRoute.js';
import { screen } from '../app/screen.js';

function ErrorPageOfCode() {
  return <ErrorRoute code={Route.useParams().code} />;
}

export const Route = createFileRoute('/error/$code')({
  ...screen('error'),
  component: ErrorPageOfCode,
});
