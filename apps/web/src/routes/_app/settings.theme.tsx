import { Placeholder } from '@consign/ui';
import { createFileRoute } from '@tanstack/react-router';

import { screen } from '../../app/screen.js';

export const Route = createFileRoute('/_app/settings/theme')({
  ...screen('themeSettings'),
  component: Placeholder,
});
