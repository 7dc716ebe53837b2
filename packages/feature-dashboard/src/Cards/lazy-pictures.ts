import { lazyComponent } from '@consign/ui';

/** One chunk with the charts library. Each picture has its place before it loads. */
const load = () => import('../Charts/pictures.js');

export const StatusDonut = lazyComponent(async () => (await load()).StatusDonut);
export const SharePie = lazyComponent(async () => (await load()).SharePie);
export const KindBars = lazyComponent(async () => (await load()).KindBars);
export const TwoBars = lazyComponent(async () => (await load()).TwoBars);
export const DayBars = lazyComponent(async () => (await load()).DayBars);
export const DayAreas = lazyComponent(async () => (await load()).DayAreas);
