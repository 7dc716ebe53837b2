import { schemeVariables } from '@consign/ui/tokens';
import type { ReactNode } from 'react';

import { useLook } from './look.js';
import classes from './Tokens.module.css';
import { TokenTable, type TokenRow } from './TokenTable.js';

const group = /^--consign-(top-bar|status|error|warning|info|success)-/u;

type Group = 'surfaces' | 'top-bar' | 'messages' | 'status';

/** The custom properties of one group in the shown brand and scheme. */
export function ColourTokens({ of }: { readonly of: Group }): ReactNode {
  const { brand, scheme } = useLook();
  const rows = Object.entries(schemeVariables(brand, scheme)).flatMap(([name, value]) =>
    toGroup(name) === of ? [toRow(name, value)] : [],
  );
  return <TokenTable label={`Colours: ${of}`} headings={['Colour', 'Value']} rows={rows} />;
}

/** The ten shades that follow from the brand's colour. */
export function Shades(): ReactNode {
  const { brand, scheme } = useLook();
  const families = {
    brand: brand.brand,
    [scheme === 'light' ? 'gray' : 'dark']: scheme === 'light' ? brand.neutral : brand.night,
  };
  const rows = Object.entries(families).flatMap(([family, shades]) =>
    shades.map((value, shade) => toRow(`--mantine-color-${family}-${shade}`, value)),
  );
  return <TokenTable label="Shades" headings={['Colour', 'Value']} rows={rows} />;
}

function toRow(name: string, value: string): TokenRow {
  return {
    name,
    copies: `var(${name})`,
    cells: [<span key="swatch" className={classes.swatch} style={{ background: value }} />, value],
  };
}

function toGroup(name: string): Group {
  const found = group.exec(name)?.[1];
  if (found === undefined) return 'surfaces';
  if (found === 'top-bar' || found === 'status') return found;
  return 'messages';
}
