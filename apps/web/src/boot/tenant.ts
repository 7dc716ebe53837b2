import { defaultAppName, defaultAppVersion } from '@consign/api-client/internal';
import { parseTenantSettings, type TenantSettings } from '@consign/domain/settings';

import { failure, type Failure } from './failure.js';

export type TenantResult = { tenant: TenantSettings } | { failure: Failure };

interface TenantRequest {
  readonly fetch: typeof fetch;
  /** Waits before the second try; null for a page that does without the tenant. */
  readonly pause: ((milliseconds: number) => Promise<void>) | null;
  readonly host: string;
  /** The answer that the page carries; null for a page without it (PLAT-30). */
  readonly carried: unknown;
  /** Whether another page has just asked: then the browser's cached answer will do (PLAT-30). */
  readonly isRepeated: boolean;
}

/** A server that restarts, or a network that is only just there, answers a moment later. */
const RETRY_AFTER_MS = 1_000;

/**
 * The tenant of a host name: as the page carries it, else loaded with the app headers but no token (PLAT-01, PLAT-12).
 * Asks a second time if there is no answer. Never throws: every failure is returned for display (PLAT-02).
 */
export async function loadTenant(edges: TenantRequest, timeoutMs: number): Promise<TenantResult> {
  const carried = parseTenantSettings(edges.carried);
  if (carried.ok) return { tenant: carried.value };
  const first = await askForTenant(edges, timeoutMs);
  const isUnanswered = 'failure' in first && first.failure.kind === 'no-configuration';
  if (!isUnanswered || edges.pause === null) return first;
  await edges.pause(RETRY_AFTER_MS);
  return askForTenant(edges, timeoutMs);
}

async function askForTenant(edges: TenantRequest, timeoutMs: number): Promise<TenantResult> {
  const url = `/api/v1/configuration/tenants/${encodeURIComponent(edges.host)}/clientSettings`;
  try {
    const response = await edges.fetch(url, {
      headers: {
        accept: 'application/json',
        'x-appname': defaultAppName,
        'x-appversion': defaultAppVersion,
      },
      credentials: 'omit',
      cache: edges.isRepeated ? 'default' : 'no-cache',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 404) return { failure: failure('unknown-host', `The address is ${edges.host}.`) };
    if (!response.ok) return { failure: failure('no-configuration') };
    const record = parseTenantSettings(await response.json());
    return record.ok ? { tenant: record.value } : { failure: failure('invalid-configuration') };
  } catch {
    return { failure: failure('no-configuration') };
  }
}

/**
 * The tenant's settings that the server's page carries (PLAT-30), once: a retry asks the server. Null without them, as in
 * development.
 */
export function takeCarriedSettings(page: Document): unknown {
  const element = page.getElementById('client-settings');
  element?.remove();
  try {
    return JSON.parse(element?.textContent ?? 'null');
  } catch {
    return null;
  }
}
