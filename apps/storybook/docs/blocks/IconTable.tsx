import {
  IconAlertCircle,
  IconAlertTriangle,
  IconArrowLeft,
  IconArrowsSort,
  IconCheck,
  IconChevronDown,
  IconCircleCheck,
  IconCloudOff,
  IconColumns3,
  IconCopy,
  IconDownload,
  IconExternalLink,
  IconFileImport,
  IconFileText,
  IconHistory,
  IconInfoCircle,
  IconListSearch,
  IconPencil,
  IconPlus,
  IconPrinter,
  IconRefresh,
  IconSearch,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { TokenTable } from './TokenTable.js';

/** One icon for one meaning, in the whole product. */
const meanings = [
  [IconAlertCircle, 'IconAlertCircle', 'An error, below a field or in a message'],
  [IconAlertTriangle, 'IconAlertTriangle', 'A warning; in a dialog, something that is hard to undo'],
  [IconArrowLeft, 'IconArrowLeft', 'Back to the list'],
  [IconArrowsSort, 'IconArrowsSort', 'A heading that sorts, when it does not'],
  [IconCheck, 'IconCheck', 'Done, chosen'],
  [IconChevronDown, 'IconChevronDown', 'Opens a menu or a list'],
  [IconCircleCheck, 'IconCircleCheck', 'Success in a message'],
  [IconCloudOff, 'IconCloudOff', 'No connection'],
  [IconColumns3, 'IconColumns3', 'The columns of a table'],
  [IconCopy, 'IconCopy', 'Copies'],
  [IconDownload, 'IconDownload', 'Downloads a file'],
  [IconExternalLink, 'IconExternalLink', 'Opens another window'],
  [IconFileImport, 'IconFileImport', 'Imports a file'],
  [IconFileText, 'IconFileText', 'A document'],
  [IconHistory, 'IconHistory', 'What happened before'],
  [IconInfoCircle, 'IconInfoCircle', 'Explains; opens an information dialog'],
  [IconListSearch, 'IconListSearch', 'The details of a search'],
  [IconPencil, 'IconPencil', 'Edits'],
  [IconPlus, 'IconPlus', 'Adds'],
  [IconPrinter, 'IconPrinter', 'Prints'],
  [IconRefresh, 'IconRefresh', 'Asks again'],
  [IconSearch, 'IconSearch', 'Searches'],
  [IconTrash, 'IconTrash', 'Deletes'],
  [IconUpload, 'IconUpload', 'Uploads a file'],
] as const;

export function IconTable(): ReactNode {
  return (
    <TokenTable
      label="Icons"
      headings={['16 px', '20 px', 'Means']}
      rows={meanings.map(([Icon, name, meaning]) => ({
        name,
        copies: `<${name} aria-hidden size={16} />`,
        cells: [<Icon key="small" size={16} />, <Icon key="large" size={20} />, meaning],
      }))}
    />
  );
}
