/** Message of ROUTE-08. */
export const noSiteMessage = 'No site configured for you. Please contact your service provider.';
