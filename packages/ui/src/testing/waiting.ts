import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/**
 * `findBy` and `waitFor` try again after each change of the document. Testing Library prints the whole document into the error
 * of each failed try, which takes most of the time of a wait. Here only the last error, at the timeout, has the document.
 */
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
