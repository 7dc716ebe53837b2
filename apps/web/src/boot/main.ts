import type { TenantSettings } from '@consign/domain/settings';
import type { SignedIn } from '@consign/session';

import { coverCachedPage } from './back-forward.js';
import { applyBrand, applyStoredScheme } from './brand.js';
import { boot, type BootOutcome } from './boot.js';
import { failure, StartFailure, type Failure } from './failure.js';
import { showFailure } from './failure-page.js';
import { canKeepSignIn, openStorage } from './open-storage.js';
import { preloadChunks } from './preload-chunks.js';
import { resetRestarts } from './restarts.js';
import { callbackPath, isPublicPath, peekReturnPath } from './return-path.js';
import { createManager } from './sign-in.js';
import { readStoredTheme } from './stored-theme.js';
import { openTabs } from './tabs.js';
import { takeCarriedSettings } from './tenant.js';
import { installTrustedTypes } from './trusted-types.js';

type Ready = Extract<BootOutcome, { kind: 'ready' }>;

const localStorage = openStorage(window, 'localStorage');
const sessionStorage = openStorage(window, 'sessionStorage');

const loadApp = () => import('../app/start.js');

function readNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}

/** The identity provider may still know a user who signed out: the other tab may not have reached it yet (AUTH-19). */
function isAfterSignOut({ kind }: Failure): boolean {
  return kind === 'signed-out' || kind === 'left';
}

function runBoot(root: HTMLElement): void {
  const tabs = openTabs();
  let stopApp: (() => void) | null = null;
  let signedIn: SignedIn | null = null;
  /** Incremented on every exit, so that a start that was still loading can tell it is obsolete. */
  let exitCount = 0;
  let showAgain: (() => void) | null = null;
  let tenant: TenantSettings | null = null;
  let mustAsk = false;
  // After the callback the application is certainly needed, so load it during the code exchange.
  const { pathname } = window.location;
  let loading = pathname === callbackPath || isPublicPath(pathname) ? loadApp() : null;
  // A load failure is reported by launch().
  loading?.catch(() => undefined);

  /** Keeps the default theme's colours if the tenant is unknown or its colours fail to load. */
  function applyColors(): void {
    if (tenant === null) return;
    const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
    const chosen = readStoredTheme(localStorage);
    applyBrand(document.documentElement, tenant, prefersDark, chosen).catch(() => undefined);
  }

  function leave(): void {
    exitCount += 1;
    stopApp?.();
    stopApp = null;
    signedIn = null;
  }

  function leaveAndNotify(): void {
    leave();
    tabs.tell({ type: 'signed-out' });
  }

  function fail(shown: Failure, act: () => Promise<void> = retry): void {
    leave();
    mustAsk ||= isAfterSignOut(shown);
    applyColors();
    delete document.documentElement.dataset['checking'];
    showAgain = () => showFailure(root, shown, act);
    showAgain();
  }

  async function launch(ready: Ready): Promise<void> {
    const exitCountAtStart = exitCount;
    signedIn = ready.signedIn;
    try {
      const { start } = await (loading ?? loadApp());
      const stop = await start({
        root,
        nonce: readNonce(),
        tenant: ready.tenant,
        signedIn: ready.signedIn,
        firstAnswer: ready.firstAnswer ?? null,
        signOut: ready.signOut,
      });
      if (exitCount !== exitCountAtStart) {
        stop();
        showAgain?.();
        return;
      }
      stopApp = stop;
      if (ready.signedIn !== null) tabs.tell({ type: 'signed-in', sub: ready.signedIn.user.sub });
    } catch (error) {
      loading = null;
      if (exitCount !== exitCountAtStart) return;
      const shown = error instanceof StartFailure ? error.failure : failure('no-application');
      fail(shown, () => launch({ ...ready, firstAnswer: null }));
    }
  }

  /** A retry by the user resets the restart count. */
  async function retry(): Promise<void> {
    resetRestarts(sessionStorage);
    await run();
  }

  async function run(): Promise<void> {
    showAgain = null;
    // Builds contain neither this branch nor the file: see forbid-in-build.ts (AUTH-07).
    const mock = import.meta.env.DEV ? await import('./mock-sign-in.js') : null;
    const outcome = await boot({
      location: window.location,
      history: window.history,
      storage: sessionStorage,
      takeCarriedSettings: () => takeCarriedSettings(document),
      fetch: (input, init) => window.fetch(input, init),
      now: () => Date.now(),
      pause: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
      isSecure: window.isSecureContext && window.crypto.subtle !== undefined,
      canKeepSignIn: canKeepSignIn(window),
      mustAsk,
      createManager: mock?.hasMockUser(localStorage)
        ? (settings) =>
            mock.createMockManager(settings, {
              local: localStorage,
              goTo: (address) => window.location.replace(address),
            })
        : createManager,
      onTenant: (known) => {
        tenant = known;
        // Before a sign-in redirect the colours would arrive too late.
        if (loading !== null) applyColors();
      },
      onLeave: leaveAndNotify,
      onExpire: () => window.addEventListener('pagehide', leaveAndNotify, { once: true }),
      onFailure: fail,
    });
    if (outcome.kind === 'failed') {
      // Browsers apply a changed setting to a page only when it is loaded again.
      const isBlocked = outcome.failure.kind === 'no-storage';
      fail(outcome.failure, isBlocked ? async () => window.location.reload() : retry);
    }
    if (outcome.kind === 'ready') await launch(outcome);
  }

  tabs.listen((message) => {
    if (signedIn === null) return;
    if (message.type === 'signed-out') fail(failure('signed-out'));
    else if (message.sub !== signedIn.user.sub) fail(failure('other-user'));
  });

  coverCachedPage(window, document.documentElement, {
    session: () => signedIn,
    reload: () => window.location.reload(),
    onCheckFailed: () => fail(failure('no-sign-in')),
  });

  void run();
}

installTrustedTypes(window);
if (window.location.pathname === callbackPath) {
  preloadChunks(document, peekReturnPath(sessionStorage, window.location.href), readNonce());
}
applyStoredScheme(document.documentElement, localStorage);
const root = document.getElementById('root');
// The page has said so itself (PLAT-280).
const isTooOld = document.documentElement.dataset['tooOld'] !== undefined;
if (root !== null && !isTooOld) runBoot(root);
