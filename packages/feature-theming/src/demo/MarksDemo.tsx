import { statusCodes } from '@consign/domain/status';
import { StatusChip, StatusTimeline, Tag } from '@consign/ui';
import type { ReactNode } from 'react';

import classes from '../ThemingScreen.module.css';

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
    <div className={classes.stack}>
      <div className={classes.row}>
        {statusCodes.map((code) => (
          <StatusChip key={code} code={code} focusable />
        ))}
      </div>
      <div className={classes.row}>
        {tags.map((tag) => (
          <Tag key={tag.name} {...tag} />
        ))}
      </div>
      <StatusTimeline label="Example status history" entries={history} />
    </div>
  );
}
