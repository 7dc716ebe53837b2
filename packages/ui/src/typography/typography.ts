import classes from './typography.module.css';

type Typography =
  | 'dimmed'
  | 'note'
  | 'hint'
  | 'secondLine'
  | 'name'
  | 'label'
  | 'strong'
  | 'error'
  | 'warning'
  | 'oneLine'
  | 'preLine'
  | 'link';

/**
 * Classes of texts: `note` (dimmed, 13 px), `hint` (dimmed, 12 px), `secondLine` (a hint on a line of its own), `name` (of
 * an entry, breaks anywhere), `label` (of a field), `oneLine` (cut off), `preLine` (keeps line breaks, breaks anywhere) and
 * `link` (a button within a text).
 */
export const typography = classes as Readonly<Record<Typography, string>>;
