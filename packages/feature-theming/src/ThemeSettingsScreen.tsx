import type { Brand } from '@consign/domain/branding';
import { ActionBar, Card, DisabledReasonButton, Page } from '@consign/ui';
import { defaultTheme } from '@consign/ui/tokens';
import {
  Button,
  useComputedColorScheme,
  useMantineColorScheme,
  type MantineColorScheme,
} from '@mantine/core';
import type { ReactNode } from 'react';

import { Choice, type ChoiceOption } from './Choice.js';
import { linkProps, type ScreenLink } from './screen-link.js';
import { TenantCodes } from './TenantCodes.js';
import { defaultThemeName, toThemeName } from './theme-names.js';
import { ThemeSwatch } from './ThemeSwatch.js';

interface Props {
  readonly tenantName: string;
  readonly tenantCode: string;
  /** The tenant's theme. */
  readonly own: Brand;
  /** The name of the theme that overrides the tenant's, or null. */
  readonly chosen: string | null;
  readonly onChoose: (name: string | null) => void;
  /** The theme demo. */
  readonly demo: ScreenLink;
}

const schemes: readonly ChoiceOption<MantineColorScheme>[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Match my device' },
];

/** Theme and colour scheme of this browser (PLAT-10). Choices apply immediately. */
export function ThemeSettingsScreen({
  tenantName,
  tenantCode,
  own,
  chosen,
  onChoose,
  demo,
}: Props): ReactNode {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const hasOwn = own !== defaultTheme;
  // Null for a theme that no longer exists and for the tenant's own.
  const other = hasOwn && chosen === defaultTheme.name ? chosen : null;
  const option = (value: string | null, theme: Brand, label: string, hint: string) => ({
    value,
    label,
    hint,
    picture: <ThemeSwatch theme={theme} scheme={scheme} />,
  });
  return (
    <Page width="form">
      <ActionBar
        actions={
          <Button component="a" variant="default" {...linkProps(demo)}>
            See the theme demo
          </Button>
        }
      >
        Saved in this browser only
      </ActionBar>
      <Card
        title="Theme"
        aside={
          <DisabledReasonButton
            variant="default"
            reason={other === null ? 'Now using the tenant’s theme' : null}
            onClick={() => onChoose(null)}
          >
            Use the tenant’s theme
          </DisabledReasonButton>
        }
      >
        <Choice<string | null>
          label="Theme"
          value={other}
          onChange={onChoose}
          options={[
            option(null, own, `${tenantName} (default)`, toThemeName(own, tenantName)),
            ...(hasOwn
              ? [
                  option(
                    defaultTheme.name,
                    defaultTheme,
                    defaultThemeName,
                    'For tenants without a theme of their own',
                  ),
                ]
              : []),
          ]}
        />
      </Card>
      <Card title="Light or dark">
        <Choice label="Light or dark" value={colorScheme} onChange={setColorScheme} options={schemes} />
      </Card>
      <Card title="Tenant codes and their themes" flush>
        <TenantCodes tenantCode={tenantCode} theme={toThemeName(own, tenantName)} />
      </Card>
    </Page>
  );
}
