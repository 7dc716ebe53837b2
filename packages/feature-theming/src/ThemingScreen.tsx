import type { Brand } from '@consign/domain/branding';
import { ActionBar, Card, MainAndSide, Page } from '@consign/ui';
import { themeFor } from '@consign/ui/tokens';
import { Button, useComputedColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';

import { ButtonsDemo, FieldsDemo } from './demo/FieldsDemo.js';
import { MarksDemo, TokensDemo } from './demo/TokensDemo.js';
import { MessagesDemo, StatesDemo } from './demo/MessagesDemo.js';
import { TableDemo } from './demo/TableDemo.js';
import { linkProps, type ScreenLink } from './screen-link.js';
import { toThemeName } from './theme-names.js';

interface Props {
  readonly tenantName: string;
  /** The tenant's theme. */
  readonly own: Brand;
  /** The name of the theme that overrides the tenant's, or null. */
  readonly chosen: string | null;
  readonly settings: ScreenLink;
}

/** Shows every component in the current theme, with example data (PLAT-10). */
export function ThemingScreen({ tenantName, own, chosen, settings }: Props): ReactNode {
  const scheme = useComputedColorScheme('light');
  const theme = themeFor(chosen, own);
  return (
    <Page width="form">
      <ActionBar
        actions={
          <Button component="a" variant="default" {...linkProps(settings)}>
            Theme settings
          </Button>
        }
      >
        {`The ${toThemeName(theme, tenantName)} theme in ${scheme} colours, with examples`}
      </ActionBar>
      <MainAndSide
        side={
          <>
            <Card title="Statuses and tags">
              <MarksDemo />
            </Card>
            <Card title="Dialogs and toasts">
              <MessagesDemo />
            </Card>
          </>
        }
      >
        <Card title="Buttons">
          <ButtonsDemo />
        </Card>
        <Card title="Fields">
          <FieldsDemo />
        </Card>
      </MainAndSide>
      <Card title="Table" flush>
        <TableDemo />
      </Card>
      <Card title="Empty, failed and busy">
        <StatesDemo />
      </Card>
      <Card title="Logo and tokens">
        <TokensDemo theme={theme} scheme={scheme} tenantName={tenantName} mark={own.mark} />
      </Card>
    </Page>
  );
}
