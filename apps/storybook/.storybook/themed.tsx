import { ConsignProvider } from '@consign/ui';
import { storyBrand } from '@consign/ui/testing/story-brand';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useSyncExternalStore, type PropsWithChildren, type ReactNode } from 'react';
import { themes } from 'storybook/theming';

import { LookContext } from '../docs/blocks/look.js';
import { lengthenTexts } from './long-texts.js';
import { getStage, subscribeToStage, type Look } from './stage.js';
import { toLook, useToolbarLook } from './toolbar.js';

/** A story in the toolbar's look, or in the look that the check of every look sets. */
export const themed: Decorator = (Story, { globals }) => (
  <Themed {...toLook(globals)} factor={Number(globals['texts'])}>
    <Story />
  </Themed>
);

function Themed({ children, factor, ...chosen }: PropsWithChildren<Look & { readonly factor: number }>) {
  const { look } = useSyncExternalStore(subscribeToStage, getStage);
  const { tenant, scheme } = look ?? chosen;
  // The body, because dialogs, lists and toasts are mounted there.
  useEffect(() => lengthenTexts(document.body, factor), [factor]);
  return (
    <ConsignProvider brand={storyBrand(tenant)} colorScheme={scheme}>
      {children}
    </ConsignProvider>
  );
}

/** A page of text in the toolbar's look: its examples take their colours from it. */
export function ThemedPage({ context, children }: PropsWithChildren<DocsContainerProps>): ReactNode {
  const { tenant, scheme } = useToolbarLook(context.channel);
  const brand = storyBrand(tenant);
  return (
    <DocsContainer context={context} theme={themes[scheme]}>
      <ConsignProvider brand={brand} colorScheme={scheme}>
        <LookContext value={{ brand, scheme }}>{children}</LookContext>
      </ConsignProvider>
    </DocsContainer>
  );
}
