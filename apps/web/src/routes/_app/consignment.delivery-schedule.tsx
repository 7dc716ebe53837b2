import { Placeholder } from '@consign/ui';
import { createFileRoute } from '@tanstack/react-router';

import { screenOptions } from '../../app/screen.js';

export const Route = createFileRoute('/_app/consignment/delivery-schedule')({
  ...screenOptions('schedule'),
  component: Placeholder,
});
