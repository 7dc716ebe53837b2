const retry = 'Retry';
const down = 'You may be offline, or the service may be temporarily unavailable.';

const pages = {
  'unknown-host': {
    title: 'Unknown address',
    text: 'No freight provider is set up at this address. Check the address and try again.',
    action: retry,
  },
  'no-configuration': {
    title: 'Consign could not start',
    text: `The configuration service did not answer. ${down}`,
    action: retry,
  },
  'invalid-configuration': {
    title: 'Consign could not start',
    text: 'The configuration of this freight provider is not valid.',
    action: retry,
  },
  'no-sign-in': {
    title: 'Sign-in is not available',
    text: `The identity provider did not answer. ${down}`,
    action: retry,
  },
  insecure: {
    title: 'Secure address required',
    text: 'This browser can only sign in over a secure connection. Open the address with https:// in front.',
    action: null,
  },
  'no-storage': {
    title: 'Cookies and site data are blocked',
    text: "This browser can't keep your sign-in. In its settings, allow cookies and site data for this address and for the sign-in page, then try again.",
    action: retry,
  },
  'untrusted-sign-in': {
    title: 'Sign-in failed',
    text: "The identity provider's answer doesn't match the settings of this freight provider. Ask your freight provider for help.",
    action: retry,
  },
  'expired-sign-in': {
    title: 'Sign-in failed',
    text: "Your sign-in had already expired when it arrived. Check this device's date and time, then try again.",
    action: retry,
  },
  restarts: {
    title: 'Sign-in failed',
    text: 'Several sign-in attempts in the last minute failed.',
    action: retry,
  },
  'no-application': {
    title: 'Consign could not start',
    text: `The application could not be loaded. ${down}`,
    action: retry,
  },
  'signed-out': {
    title: 'You are signed out',
    text: 'You signed out in another tab or window.',
    action: 'Sign in',
  },
  left: {
    title: 'You are signed out',
    text: "Your session at the identity provider couldn't be ended, so you may still be signed in there in this browser.",
    action: 'Sign in',
  },
  'other-user': {
    title: 'Another user has signed in',
    text: 'Someone else signed in with this browser, in another tab or window.',
    action: 'Continue',
  },
} satisfies Record<string, Omit<Failure, 'kind'>>;

/** Why the application cannot be shown. */
export type FailureKind = keyof typeof pages;

/** Content of the failure page (PLAT-02). `action` is its button label; null if retrying cannot help. */
export interface Failure {
  kind: FailureKind;
  title: string;
  text: string;
  action: string | null;
}

/** The failure of a kind, with an optional detail appended to its text. */
export function failure(kind: FailureKind, detail?: string): Failure {
  const page = pages[kind];
  return { ...page, kind, text: detail === undefined ? page.text : `${page.text} ${detail}` };
}

/** Thrown by the application during start, for boot to show. */
export class StartFailure extends Error {
  readonly failure: Failure;

  constructor(shown: Failure) {
    super(shown.text);
    this.failure = shown;
  }
}
