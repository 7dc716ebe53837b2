import { useMediaQuery } from '@mantine/hooks';

const immediately = { getInitialValueInEffect: false };

/** Whether the top bar is too narrow for the sites (below 768 px), and for New Consignment too (below 640 px). */
export function useBarWidth(): { readonly isNarrow: boolean; readonly isPhone: boolean } {
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, immediately) ?? false;
  const isPhone = useMediaQuery('(max-width: 39.99em)', undefined, immediately) ?? false;
  return { isNarrow, isPhone };
}
