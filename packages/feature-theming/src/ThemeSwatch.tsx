import type { Brand } from '@consign/domain/branding';
import { productMark, surfaceColors, type Scheme } from '@consign/ui/tokens';
import type { ReactNode } from 'react';

interface Props {
  readonly theme: Brand;
  readonly scheme: Scheme;
}

/** A thumbnail of a theme: top bar with mark, page with card, and a button. */
export function ThemeSwatch({ theme, scheme }: Props): ReactNode {
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
