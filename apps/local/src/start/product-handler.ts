import type { RequestListener } from 'node:http';

export interface ProductParts {
  api: RequestListener;
  /** Served on the product's port if there is a public URL. */
  identity: RequestListener;
  identityPath: string | null;
}

/** Routes requests on the product's port to the identity provider or the API. */
export function productHandler({ api, identity, identityPath }: ProductParts): RequestListener {
  if (identityPath === null) return api;
  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const handler = path === identityPath || path.startsWith(`${identityPath}/`) ? identity : api;
    handler(request, response);
  };
}
