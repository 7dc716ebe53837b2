import { ActionBar, Card, DisabledReasonButton, Page } from '@consign/ui';
import { brandFor, brands, type Brand } from '@consign/ui/tokens';
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
import { themeNames } from './theme-names.js';
import { ThemeSwatch } from './ThemeSwatch.js';

interface Props {
  readonly tenantName: string;
  readonly tenantCode: string;
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
export function ThemeSettingsScreen({ tenantName, tenantCode, chosen, onChoose, demo }: Props): ReactNode {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const own = brandFor(tenantCode);
  const others = brands.filter((theme) => theme !== own);
  // Null for a theme that no longer exists and for the tenant's own.
  const other = others.find(({ name }) => name === chosen)?.name ?? null;
  const option = (value: Brand['name'] | null, theme: Brand, label: string, hint: string) => ({
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
        <Choice<Brand['name'] | null>
          label="Theme"
          value={other}
          onChange={onChoose}
          options={[
            option(null, own, `${tenantName} (default)`, themeNames[own.name]),
            ...others.map((theme) =>
              option(
                theme.name,
                theme,
                themeNames[theme.name],
                theme.name === 'consign'
                  ? 'For tenants without a theme of their own'
                  : 'Used by another tenant',
              ),
            ),
          ]}
        />
      </Card>
      <Card title="Light or dark">
        <Choice label="Light or dark" value={colorScheme} onChange={setColorScheme} options={schemes} />
      </Card>
      <Card title="Tenant codes and their themes" flush>
        <TenantCodes current={tenantCode} />
      </Card>
    </Page>
  );
}
