import type { UnsavedForm as StoredForm } from '@consign/api-client/consignment';

import type { DashboardLinks } from '../dashboard-screen-props.js';

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
