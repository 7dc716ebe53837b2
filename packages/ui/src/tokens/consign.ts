import type { Brand } from '@consign/domain/branding';

/** The product's logo mark: an SVG path in a 24 × 24 viewBox. */
export const productMark =
  'M12 1.5 21.5 7v10L12 22.5 2.5 17V7L12 1.5Zm0 3.2L6.6 7.8 12 10.9l5.4-3.1L12 4.7Zm-6.7 5.5v5.3l5.3 3v-5.2l-5.3-3.1Z';

/** The default theme. */
export const consign: Brand = {
  name: 'consign',
  brand: [
    '#f1f6ff',
    '#e1ecff',
    '#c6dafe',
    '#a0c1fe',
    '#73a3fc',
    '#4a81eb',
    '#2e62c9',
    '#2051b0',
    '#174194',
    '#0f3071',
  ],
  neutral: [
    '#f8fafe',
    '#f2f4f9',
    '#e7eaee',
    '#dadce0',
    '#c6cbd3',
    '#8e9299',
    '#696d74',
    '#54585f',
    '#3a3d44',
    '#16191e',
  ],
  night: [
    '#e0e5ee',
    '#bfc4cd',
    '#a3a8b0',
    '#73787f',
    '#44484f',
    '#33373e',
    '#22252c',
    '#181c22',
    '#12151b',
    '#0b0e14',
  ],
  topBar: {
    light: {
      ground: '#ffffff',
      text: '#16191e',
      dimmed: '#54585f',
      hover: '#f2f4f9',
      line: '#dadce0',
      mark: '#2e62c9',
    },
    dark: {
      ground: '#181c22',
      text: '#e0e5ee',
      dimmed: '#a3a8b0',
      hover: '#22252c',
      line: '#33373e',
      mark: '#73a3fc',
    },
  },
  radius: 6,
  mark: null,
};
