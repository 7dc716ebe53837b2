import type { Brand } from '@consign/domain/branding';
import { layout, Logo, StatusButton, StatusTimeline, Tag } from '@consign/ui';
import { surfaceColors, type Scheme } from '@consign/ui/tokens';
import type { ReactNode } from 'react';
import { statusCodes } from '@consign/domain/status';
import { Box, Stack } from '@mantine/core';

import classes from '../ThemingScreen.module.css';

interface Props {
  readonly theme: Brand;
  readonly scheme: Scheme;
  readonly tenantName: string;
  /** The tenant's logo; a chosen theme doesn't change it. */
  readonly mark: string | null;
}

function spaced(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The colours of a theme; status and message colours are the same in every theme. */
export function TokensDemo({ theme, scheme, tenantName, mark }: Props): ReactNode {
  const groups: [string, [string, string][]][] = [
    ['Surfaces', Object.entries(surfaceColors(theme, scheme))],
    ['Top bar', Object.entries(theme.topBar[scheme])],
    ['Brand', theme.brand.map((colour, shade) => [`brand ${shade}`, colour])],
  ];
  return (
    <Stack>
      <div className={classes.bar}>
        <Logo mark={mark} name={tenantName} />
      </div>
      {groups.map(([title, tokens]) => (
        <section key={title}>
          <Box component="h3" mb={8}>
            {title}
          </Box>
          <ul className={classes.tokens}>
            {tokens.map(([name, colour]) => (
              <li key={name} className={classes.token}>
                <span className={classes.colour} style={{ background: colour }} />
                <span>{spaced(name)}</span>
                <code>{colour}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}

const tags = [
  { name: 'Fragile', colour: '#d9480f' },
  { name: 'Kaimoana', colour: '#1864ab' },
  { name: 'White on white', colour: '#ffffff' },
  { name: 'Black on black', colour: '#000000' },
];

const history = [
  { code: 'FINAL', reachedAt: '2026-11-18T20:15:00Z' },
  { code: 'STAGED', reachedAt: '2026-11-19T01:30:00Z', note: 'Two pallets at the dock' },
  { code: 'DELIVERED', reachedAt: null },
] as const;

export function MarksDemo(): ReactNode {
  return (
    <Stack>
      <div className={layout.row}>
        {statusCodes.map((code) => (
          <StatusButton key={code} code={code} />
        ))}
      </div>
      <div className={layout.row}>
        {tags.map((tag) => (
          <Tag key={tag.name} {...tag} />
        ))}
      </div>
      <StatusTimeline label="Example status history" entries={history} />
    </Stack>
  );
}
