import type { Brand } from '@consign/domain/branding';
import { ActionBar, Card, DisabledReasonButton, layout, Page, typography } from '@consign/ui';
import { defaultTheme, productMark, surfaceColors, type Scheme } from '@consign/ui/tokens';
import {
  Button,
  useComputedColorScheme,
  useMantineColorScheme,
  type MantineColorScheme,
} from '@mantine/core';
import { useId, type ReactNode } from 'react';

import classes from './ThemeSettingsScreen.module.css';
import { linkProps, type ScreenLink } from './screen-link.js';
import { defaultThemeName, toThemeName } from './theme-names.js';

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
      <Card title="Tenant codes and their themes">
        <TenantCodes tenantCode={tenantCode} theme={toThemeName(own, tenantName)} />
      </Card>
    </Page>
  );
}

interface ThemeSwatchProps {
  readonly theme: Brand;
  readonly scheme: Scheme;
}

/** A thumbnail of a theme: top bar with mark, page with card, and a button. */
function ThemeSwatch({ theme, scheme }: ThemeSwatchProps): ReactNode {
  const { page, surface, line, dimmed } = surfaceColors(theme, scheme);
  const { ground, mark, text, line: barLine } = theme.topBar[scheme];
  const corner = theme.radius / 2;
  return (
    <svg viewBox="0 0 160 80" width={160} height={80} aria-hidden focusable="false">
      <rect width={160} height={80} fill={page} />
      <rect width={160} height={20} fill={ground} />
      <rect y={19.5} width={160} height={0.5} fill={barLine} />
      <svg x={6} y={4} width={12} height={12} viewBox="0 0 24 24">
        <path d={theme.mark ?? productMark} fill={mark} fillRule="evenodd" />
      </svg>
      <rect x={22} y={8} width={36} height={4} rx={2} fill={text} />
      <rect
        x={8}
        y={28}
        width={144}
        height={44}
        rx={corner}
        fill={surface}
        stroke={line}
        strokeWidth={0.75}
      />
      <rect x={16} y={38} width={64} height={4} rx={2} fill={dimmed} />
      <rect x={16} y={48} width={44} height={4} rx={2} fill={dimmed} />
      <rect x={106} y={52} width={38} height={13} rx={corner} fill={theme.brand[6]} />
    </svg>
  );
}

interface ChoiceOption<Value> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly picture?: ReactNode;
}

interface ChoiceProps<Value> {
  /** For screen readers; the surrounding card shows it as its title. */
  readonly label: string;
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A radio group of cards. */
function Choice<Value extends string | null>({
  label,
  options,
  value: chosen,
  onChange,
}: ChoiceProps<Value>): ReactNode {
  const id = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes.root}>
      {options.map(({ value, label: name, hint, picture }) => (
        <label key={String(value)} className={classes.option} data-chosen={value === chosen || undefined}>
          {picture !== undefined && <span className={classes.picture}>{picture}</span>}
          <span className={classes.line}>
            <input
              type="radio"
              className={classes.input}
              name={id}
              aria-labelledby={`${id}-${String(value)}`}
              {...(hint === undefined ? {} : { 'aria-describedby': `${id}-${String(value)}-hint` })}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            <span id={`${id}-${String(value)}`} className={typography.name}>
              {name}
            </span>
          </span>
          {hint !== undefined && (
            <span id={`${id}-${String(value)}-hint`} className={classes.hint}>
              {hint}
            </span>
          )}
        </label>
      ))}
    </div>
  );
}

interface TenantCodesProps {
  readonly tenantCode: string;
  /** The name of the tenant's theme. */
  readonly theme: string;
}

/** The codes and themes of the tenant and of a tenant without a brand, without paging (PLAT-10). */
function TenantCodes({ tenantCode, theme }: TenantCodesProps): ReactNode {
  return (
    <table className={layout.table}>
      <thead>
        <tr>
          <th scope="col">Tenant code</th>
          <th scope="col">Theme</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            {tenantCode}
            <span className={typography.dimmed}> (this tenant)</span>
          </th>
          <td>{theme}</td>
        </tr>
        <tr>
          <th scope="row">Any other without a brand</th>
          <td>{defaultThemeName}</td>
        </tr>
      </tbody>
    </table>
  );
}
