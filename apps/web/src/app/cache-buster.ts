import { redirect } from '@tanstack/react-router';

interface ConsignmentLocation {
  readonly params: { readonly id: string };
  readonly search: Readonly<Record<string, string>>;
  readonly preload: boolean;
}

/** Redirects to the same consignment with a unique `v` parameter that no cache has seen (ROUTE-07). */
export function addCacheBuster({ params, search, preload }: ConsignmentLocation, now = Date.now): void {
  if (preload || search['v'] !== undefined) return;
  throw redirect({
    to: '/consignment/$id',
    params,
    search: { ...search, v: now().toString(36) },
    replace: true,
  });
}
