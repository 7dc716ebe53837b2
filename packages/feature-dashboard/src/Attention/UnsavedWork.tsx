import { formatDateTime } from '@consign/domain/dates';
import { openHere, typography } from '@consign/ui';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { UnsavedForm as StoredForm } from '@consign/api-client/consignment';

import type { DashboardLinks } from '../dashboard-screen-props.js';
import classes from './Attention.module.css';
import { FigureText } from './Figure.js';

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
          <Menu.Item key={key} component="a" href={href} onClick={(event) => openHere(event, open)}>
            {label}
            <span className={typography.secondLine}>Last change {formatDateTime(savedAt)}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** A form with unsaved work, and how to open it. */
export interface UnsavedForm {
  readonly key: string;
  readonly label: string;
  readonly savedAt: string;
  readonly href: string;
  readonly open: () => void;
}

const consignmentPrefix = 'consignment-';
const newConsignmentKey = 'consignment-create';

/** The forms that this user can open, in the order given. */
export function listUnsavedForms(
  forms: readonly StoredForm[],
  { consignment, newConsignment = null }: DashboardLinks,
): UnsavedForm[] {
  return forms.flatMap(({ key, savedAtDateTimeUtc: savedAt }) => {
    if (key === newConsignmentKey) {
      return newConsignment === null ? [] : [{ key, label: 'New consignment', savedAt, ...newConsignment }];
    }
    if (consignment === null || !key.startsWith(consignmentPrefix)) return [];
    const reference = key.slice(consignmentPrefix.length);
    const open = () => consignment.open(reference);
    return [{ key, label: reference, savedAt, href: consignment.href(reference), open }];
  });
}
