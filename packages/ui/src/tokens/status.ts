import type { StatusCode } from '@consign/domain/status';

export interface ToneColors {
  readonly text: string;
  readonly ground: string;
  readonly line: string;
}

export interface Tone {
  readonly light: ToneColors;
  readonly dark: ToneColors;
}

const grey: Tone = {
  light: { text: '#505050', ground: 'transparent', line: '#9a9a9a' },
  dark: { text: '#cacaca', ground: 'transparent', line: '#707070' },
};

/** Status colours; the same in every theme, so that a status looks alike for every tenant. */
export const statusTones: Readonly<Record<StatusCode, Tone>> = {
  DRAFT: grey,
  FINAL: {
    light: { text: '#024e9a', ground: '#e7f1fe', line: '#a7c7f0' },
    dark: { text: '#a8ceff', ground: '#182e4b', line: '#38577e' },
  },
  STAGED: {
    light: { text: '#443f9f', ground: '#edeffe', line: '#bbc0f0' },
    dark: { text: '#c0c5ff', ground: '#282a4b', line: '#4d507e' },
  },
  PICKUP: {
    light: { text: '#005a6a', ground: '#dff5fa', line: '#a0cdd8' },
    dark: { text: '#99d6e6', ground: '#0e333c', line: '#2d5d68' },
  },
  TRANSIT: {
    light: { text: '#065d55', ground: '#e1f5f2', line: '#a4cec8' },
    dark: { text: '#9ed8cf', ground: '#123430', line: '#325e59' },
  },
  DELIVERING: {
    light: { text: '#425900', ground: '#ecf4df', line: '#bbcba2' },
    dark: { text: '#bfd49c', ground: '#283214', line: '#4d5c32' },
  },
  DELIVERED: {
    light: { text: '#016129', ground: '#e3f6e6', line: '#aacfb0' },
    dark: { text: '#a7d9b0', ground: '#193520', line: '#3a6042' },
  },
  CANCELLED: {
    light: { text: '#505050', ground: '#f0f0f0', line: '#c4c4c4' },
    dark: { text: '#cacaca', ground: '#2e2e2e', line: '#555555' },
  },
  ERR: {
    light: { text: '#970818', ground: '#ffebe9', line: '#f2b1ab' },
    dark: { text: '#feb5ae', ground: '#4a1e1c', line: '#7e413d' },
  },
};

/** Message colours; field errors use the error colour too. */
export const messageTones: Readonly<Record<'error' | 'warning' | 'info' | 'success', Tone>> = {
  error: statusTones.ERR,
  warning: {
    light: { text: '#764002', ground: '#feecdf', line: '#e1bc9f' },
    dark: { text: '#f1bf97', ground: '#412710', line: '#704c2f' },
  },
  info: statusTones.FINAL,
  success: statusTones.DELIVERED,
};
