import { layout } from '@consign/ui';
import { useState, type ReactNode } from 'react';

import classes from './Tokens.module.css';

export interface TokenRow {
  readonly name: string;
  /** What is copied: `var(--…)` for a custom property. */
  readonly copies?: string;
  /** Cells after the name. */
  readonly cells: readonly ReactNode[];
}

interface Props {
  readonly label: string;
  /** Headings after the name's. */
  readonly headings: readonly string[];
  readonly rows: readonly TokenRow[];
}

export function TokenTable({ label, headings, rows }: Props): ReactNode {
  return (
    <div className={classes.scroll}>
      <table className={`${layout.table} ${classes.table} sb-unstyled`} aria-label={label}>
        <thead>
          <tr>
            {['Name', ...headings].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, copies, cells }) => (
            <tr key={name}>
              <td>
                <CopyName name={name} copies={copies} />
              </td>
              {cells.map((cell, index) => (
                <td key={headings[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CopyNameProps {
  readonly name: string;
  readonly copies: string | undefined;
}

/** A token's name, as a button that copies what a stylesheet or a program writes for it. */
function CopyName({ name, copies = name }: CopyNameProps): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <button
      type="button"
      className={classes.copy}
      title={`Copy ${copies}`}
      onClick={() => void navigator.clipboard.writeText(copies).then(() => setIsCopied(true))}
      onBlur={() => setIsCopied(false)}
    >
      {isCopied ? `${name} copied` : name}
    </button>
  );
}
