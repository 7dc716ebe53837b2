import { Placeholder } from '@consign/ui';
import { createFileRoute } from '@tanstack/react-router';

import { screen } from '../../app/screen.js';

export const Route = createFileRoute('/_app/consignment/quote')({
  ...screen('quote'),
  component: Placeholder,
});
