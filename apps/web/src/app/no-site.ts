/** ROUTE-08. */
export const noSite = 'No site configured for you. Please contact your service provider.';
