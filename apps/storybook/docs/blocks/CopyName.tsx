import { useState, type ReactNode } from 'react';

import classes from './Tokens.module.css';

/** A token's name, as a button that copies what a stylesheet or a program writes for it. */
export function CopyName({
  name,
  copies = name,
}: {
  readonly name: string;
  readonly copies?: string;
}): ReactNode {
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
