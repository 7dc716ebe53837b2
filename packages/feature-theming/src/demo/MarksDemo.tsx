import { statusCodes } from '@consign/domain/status';
import { StatusChip, Tag } from '@consign/ui';
import type { ReactNode } from 'react';

import classes from '../ThemingScreen.module.css';

const tags = [
  { name: 'Fragile', colour: '#d9480f' },
  { name: 'Kaimoana', colour: '#1864ab' },
  { name: 'White on white', colour: '#ffffff' },
  { name: 'Black on black', colour: '#000000' },
];

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
    </div>
  );
}
