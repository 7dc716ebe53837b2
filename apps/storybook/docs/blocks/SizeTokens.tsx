import { useMantineTheme } from '@mantine/core';
import type { ReactNode } from 'react';

import { TokenTable } from './TokenTable.js';

const ROOT_PX = 16;
const sentence = 'Tūranganui-a-Kiwa, Ōtautahi 0123456789';
const headings = ['h1', 'h2', 'h3'] as const;
const use: Readonly<Record<string, string>> = {
  h1: 'Title of a page',
  h2: 'Title of a section or dialog',
  h3: 'Title of a card',
  xs: 'Hints, captions, what is beside a figure',
  sm: 'Text, fields, buttons',
  lg: 'A figure that stands alone',
  xl: 'The figure of a dashboard card',
};

/** Headings and sizes of text, as the theme has them. */
export function TypeTokens(): ReactNode {
  const { fontSizes, headings: theme } = useMantineTheme();
  const rows = [
    ...headings.map((name) => ({
      name,
      size: theme.sizes[name].fontSize,
      weight: 600,
      copies: `var(--mantine-${name}-font-size)`,
    })),
    ...Object.entries(fontSizes)
      .filter(([name]) => name in use)
      .map(([name, size]) => ({ name, size, weight: 400, copies: `var(--mantine-font-size-${name})` })),
  ];
  return (
    <TokenTable
      label="Type"
      headings={['Size', 'Sample', 'For']}
      rows={rows.map(({ name, size, weight, copies }) => ({
        name,
        copies,
        cells: [
          toPx(size),
          <span
            key="sample"
            style={{ fontSize: size, fontWeight: weight, fontFamily: 'var(--mantine-font-family)' }}
          >
            {sentence}
          </span>,
          use[name],
        ],
      }))}
    />
  );
}

/** The steps of space. */
export function SpaceTokens(): ReactNode {
  const { spacing } = useMantineTheme();
  const uses: Readonly<Record<string, string>> = {
    xs: 'Between a label and its value, between chips',
    sm: 'Between fields of one group',
    md: 'Inside a card; between groups',
    lg: 'Between sections',
    xl: 'Around a page of its own',
  };
  return (
    <TokenTable
      label="Space"
      headings={['Size', 'Sample', 'For']}
      rows={Object.entries(spacing).map(([name, size]) => ({
        name,
        copies: `var(--mantine-spacing-${name})`,
        cells: [
          toPx(size),
          <div key="sample" style={{ width: size, height: size, background: 'var(--consign-focus)' }} />,
          uses[name],
        ],
      }))}
    />
  );
}

/** Corners, and the widths at which the layout changes. */
export function CornerTokens(): ReactNode {
  const { radius } = useMantineTheme();
  return (
    <TokenTable
      label="Corners"
      headings={['Radius', 'Sample']}
      rows={Object.entries(radius).map(([name, size]) => ({
        name,
        copies: `var(--mantine-radius-${name})`,
        cells: [
          toPx(size),
          <div
            key="sample"
            style={{ width: 56, height: 32, borderRadius: size, border: '2px solid var(--consign-focus)' }}
          />,
        ],
      }))}
    />
  );
}

export function BreakpointTokens(): ReactNode {
  const { breakpoints } = useMantineTheme();
  return (
    <TokenTable
      label="Breakpoints"
      headings={['From']}
      rows={Object.entries(breakpoints).map(([name, size]) => ({
        name,
        copies: `@media (min-width: ${size})`,
        cells: [toPx(size)],
      }))}
    />
  );
}

function toPx(size: string | undefined): string {
  const plain = size?.replace(/^calc\((.*?) \* .*$/u, '$1') ?? '';
  return /r?em$/u.test(plain) ? `${Number.parseFloat(plain) * ROOT_PX} px` : plain.replace('px', ' px');
}
