import { useMediaQuery } from '@mantine/hooks';

/** Media queries by the width of the window. */
export const below640 = '(max-width: 39.99em)';
export const below768 = '(max-width: 47.99em)';

/** Whether a media query matches, known from the first render on. */
export function useMedia(query: string): boolean {
  return useMediaQuery(query, undefined, { getInitialValueInEffect: false }) ?? false;
}
