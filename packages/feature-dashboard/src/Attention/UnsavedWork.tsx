import { formatDateTime } from '@consign/domain/dates';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './Attention.module.css';
import { FigureText } from './Figure.js';
import { opensHere } from './opens-here.js';
import type { UnsavedForm } from './unsaved-forms.js';

interface Props {
  readonly forms: readonly UnsavedForm[];
}

/** How many forms of the user have unsaved work; a menu leads to each (DASH-30). */
export function UnsavedWork({ forms }: Props): ReactNode {
  const text = <FigureText icon={IconPencil} label="Unsaved work of yours" count={forms.length} />;
  if (forms.length === 0) {
    return (
      <span className={classes.figure} data-quiet>
        {text}
      </span>
    );
  }
  return (
    <Menu position="bottom-start" width={300} withinPortal>
      <Menu.Target>
        <UnstyledButton className={classes.figure ?? ''}>
          {text}
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu ?? ''}>
        {forms.map(({ key, label, savedAt, href, open }) => (
          <Menu.Item
            key={key}
            component="a"
            href={href}
            onClick={(event) => {
              if (opensHere(event)) open();
            }}
          >
            {label}
            <span className={classes.saved}>Last change {formatDateTime(savedAt)}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
