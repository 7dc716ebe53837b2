import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, type ReactNode } from 'react';

import css from '../boot/boot.css?inline';
import { failure } from '../boot/failure.js';
import { showFailure } from '../boot/failure-page.js';

/** The page of a failed start, before any of the application is loaded. */
function FailurePage({ name }: { readonly name: Parameters<typeof failure>[0] }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current !== null) showFailure(root.current, failure(name), async () => undefined);
  }, [name]);
  return (
    <>
      <style>{css}</style>
      <div ref={root} />
    </>
  );
}

const meta: Meta<typeof FailurePage> = {
  title: 'FailurePage',
  component: FailurePage,
  args: { name: 'no-sign-in' },
  parameters: { layout: 'fullscreen', isApplication: true },
};

export default meta;

/** [PLAT-02] */
export const NoSignIn: StoryObj<typeof FailurePage> = {};
