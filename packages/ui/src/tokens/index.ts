export { defaultTheme, themeFor, toTenantTheme } from './brands.js';
export { productMark } from './consign.js';
export { schemeVariables, surfaceColors, type Scheme, type SurfaceColors } from './scheme.js';
export { messageTones, statusTones, type Tone, type ToneColors } from './status.js';
