export type { Brand, Shades, TopBarColors } from './brand.js';
export { brandFor, brands, tenantThemes, themeFor } from './brands.js';
export { schemeVariables, surfaceColors, type Scheme, type SurfaceColors } from './scheme.js';
export { messageTones, statusTones, type Tone, type ToneColors } from './status.js';
