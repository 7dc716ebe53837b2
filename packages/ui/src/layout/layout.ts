import classes from './layout.module.css';

type Layout =
  | 'bullets'
  | 'buttons'
  | 'column'
  | 'entry'
  | 'facts'
  | 'grows'
  | 'notice'
  | 'row'
  | 'rows'
  | 'table'
  | 'withIcon';

/**
 * Classes of places that look alike on every screen.
 *
 * - `row` (wraps; `data-apart` spreads it), `grows` (a text that takes the room of its row), `column`
 * - `buttons` (as high as a thumb needs; `data-end` for the end of a line), `withIcon` (a text behind its icon)
 * - `rows` (a list with lines between its entries), `entry` (the lines of an entry, which take its room), `bullets`
 * - `facts` (a `dl` with a `div` for each term; `data-lines` draws lines), `table` (`data-right` for amounts)
 * - `notice` (a box; `data-edge` spans the top of a card or of the page, `data-row` sets its parts beside one another)
 *
 * `data-tone` colours a notice and a text with its icon: info, success, warning or error.
 */
export const layout = classes as Readonly<Record<Layout, string>>;
