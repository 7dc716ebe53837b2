import type { components } from '@consign/api-client/consignment';
import type { Problem } from '@consign/domain/rules';

import type { OperationContext } from '../http/contract/operation.js';

/** Why a webhook can't be saved: its address, or a site that is not the caller's (PROV-22, PROV-23). */
export function checkWebhook(
  { url, siteIds }: components['schemas']['SaveWebhook'],
  { user, services }: OperationContext,
): Problem[] {
  const message = services.checkWebhookUrl(url);
  const foreign = siteIds.findIndex((id) => !user.siteIds.includes(id));
  return [
    ...(message === null ? [] : [{ id: 'PROV-23' as const, path: 'url', message }]),
    ...(foreign < 0
      ? []
      : [{ id: 'PROV-22' as const, path: `siteIds/${foreign}`, message: 'Choose some of your sites' }]),
  ];
}
