import type { RequestListener } from 'node:http';

export interface ProductParts {
  api: RequestListener;
  /** Stands on the product's own address when that is a public one. */
  identity: RequestListener;
  identityPath: string | null;
}

/** What answers on the product's port. */
export function productHandler({ api, identity, identityPath }: ProductParts): RequestListener {
  if (identityPath === null) return api;
  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const handler = path === identityPath || path.startsWith(`${identityPath}/`) ? identity : api;
    handler(request, response);
  };
}
