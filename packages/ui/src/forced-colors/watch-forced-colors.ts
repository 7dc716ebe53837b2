/** Loads the styles for forced colours once they are on (PLAT-40). Returns a function that stops watching. */
export function watchForcedColors(): () => void {
  const query = window.matchMedia('(forced-colors: active)');
  const load = (): void => {
    if (query.matches) void import('./forced-colors.css');
  };
  load();
  query.addEventListener('change', load);
  return () => query.removeEventListener('change', load);
}
