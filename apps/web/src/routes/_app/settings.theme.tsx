import { routeAccess } from '@consign/domain/permissions';
import { ThemeSettingsScreen } from '@consign/feature-theming';
import { useSettings } from '@consign/session';
import { toTenantTheme } from '@consign/ui/tokens';
import { createFileRoute } from '@tanstack/react-router';

import { screenOptions } from '../../app/route-guards.js';
import { useThemeChoice } from '../../app/ThemeProvider.js';
import { useScreenLink } from '../../app/links.js';

function ThemeSettings() {
  const tenant = useSettings();
  const { tenantName, tenantCode } = tenant;
  const [chosen, choose] = useThemeChoice();
  const demo = useScreenLink(routeAccess.theming.path);
  return (
    <ThemeSettingsScreen
      {...{ tenantName, tenantCode, chosen, demo }}
      own={toTenantTheme(tenant)}
      onChoose={choose}
    />
  );
}

export const Route = createFileRoute('/_app/settings/theme')({
  ...screenOptions('themeSettings'),
  component: ThemeSettings,
});
