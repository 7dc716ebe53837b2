import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/**
 * A query that waits fails after each change of the document until it finds, and each time Testing Library would print the
 * whole document into an error that nobody reads. When the time is over it makes its error once more, with the document.
 */
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
