/** Loads the styles of forced colours where they are on, now or later (PLAT-40). Returns what ends the watching. */
export function watchForcedColors(): () => void {
  const query = window.matchMedia('(forced-colors: active)');
  const load = (): void => {
    if (query.matches) void import('./forced-colors.css');
  };
  load();
  query.addEventListener('change', load);
  return () => query.removeEventListener('change', load);
}
