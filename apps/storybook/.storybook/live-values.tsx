import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';

type Args = Readonly<Record<string, unknown>>;

/** The prop that a component is told again after the call. */
const values = { value: 'onChange', values: 'onChange' } as const;

/** Keeps what is entered: a story's own value would undo every key. */
export const liveValues: Decorator = (Story, { args, id }) => {
  const name = Object.entries(values).find(([value, call]) => value in args && call in args)?.[0];
  if (name === undefined) return <Story />;
  return (
    <Live key={`${id} ${JSON.stringify(args[name])}`} name={name} args={args}>
      {(own) => <Story args={own} />}
    </Live>
  );
};

interface Props {
  readonly name: string;
  readonly args: Args;
  readonly children: (args: Args) => ReactNode;
}

function Live({ name, args, children }: Props): ReactNode {
  const [value, setValue] = useState(args[name]);
  const { onChange } = args;
  return children({
    ...args,
    [name]: value,
    onChange: (next: unknown) => {
      setValue(next);
      if (typeof onChange === 'function') onChange(next);
    },
  });
}
