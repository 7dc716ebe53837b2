import { Placeholder } from '@consign/ui';
import { createFileRoute } from '@tanstack/react-router';

import { screenOptions } from '../../app/route-guards.js';

export const Route = createFileRoute('/_app/report')({
  ...screenOptions('report'),
  component: Placeholder,
});
