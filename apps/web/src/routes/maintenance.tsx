import { Button } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';

import { ErrorPage } from '../app/ErrorPage.js';
import { screenOptions } from '../app/route-guards.js';

function Maintenance() {
  const { tenant } = Route.useRouteContext();
  return (
    <ErrorPage
      title="The system is undergoing scheduled maintenance"
      text="We'll be back up and running shortly"
      tenant={tenant}
    >
      <Button component="a" href="/">
        Try again
      </Button>
    </ErrorPage>
  );
}

export const Route = createFileRoute('/maintenance')({
  ...screenOptions('maintenance'),
  component: Maintenance,
});
