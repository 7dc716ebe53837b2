import { routeAccess } from '@consign/domain/permissions';
import { ThemeSettingsScreen } from '@consign/feature-theming';
import { useSettings } from '@consign/session';
import { createFileRoute } from '@tanstack/react-router';

import { screenOptions } from '../../app/route-guards.js';
import { useThemeChoice } from '../../app/ThemeProvider.js';
import { useScreenLink } from '../../app/use-screen-link.js';

function ThemeSettings() {
  const { tenantName, tenantCode } = useSettings();
  const [chosen, choose] = useThemeChoice();
  const demo = useScreenLink(routeAccess.theming.path);
  return <ThemeSettingsScreen {...{ tenantName, tenantCode, chosen, demo }} onChoose={choose} />;
}

export const Route = createFileRoute('/_app/settings/theme')({
  ...screenOptions('themeSettings'),
  component: ThemeSettings,
});
