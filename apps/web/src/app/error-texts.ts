interface ErrorText {
  readonly title: string;
  readonly text: string;
}

const texts = {
  'not-authorised': { title: 'Access denied', text: 'You do not have permission to access this page.' },
  'not-found': { title: 'Page not found', text: 'The page you are looking for does not exist.' },
  'invalid-organisation': {
    title: 'Access denied',
    text: 'You do not have access to the application because you are not a member of the associated organisation. Please make sure the url you used is correct, and that you have a valid login.',
  },
} satisfies Record<string, ErrorText>;

const defaultText: ErrorText = { title: 'Error', text: 'Something went wrong.' };

function isErrorCode(code: string): code is keyof typeof texts {
  return Object.hasOwn(texts, code);
}

/** Texts of the error page for a code (ROUTE-12 to ROUTE-15). */
export function errorText(code: string): ErrorText {
  return isErrorCode(code) ? texts[code] : defaultText;
}
