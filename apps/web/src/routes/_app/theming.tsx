import { routeAccess } from '@consign/domain/permissions';
import { ThemingScreen } from '@consign/feature-theming';
import { useSettings } from '@consign/session';
import { toTenantTheme } from '@consign/ui/tokens';
import { createFileRoute } from '@tanstack/react-router';

import { screenOptions } from '../../app/route-guards.js';
import { useThemeChoice } from '../../app/ThemeProvider.js';
import { useScreenLink } from '../../app/links.js';

function Theming() {
  const tenant = useSettings();
  const { tenantName } = tenant;
  const [chosen] = useThemeChoice();
  const settings = useScreenLink(routeAccess.themeSettings.path);
  return <ThemingScreen {...{ tenantName, chosen, settings }} own={toTenantTheme(tenant)} />;
}

export const Route = createFileRoute('/_app/theming')({
  ...screenOptions('theming'),
  component: Theming,
});
