/** The default X-AppName (PLAT-22). */
export const defaultAppName = 'consign-web';

/** The default X-AppVersion (PLAT-12). */
export const defaultAppVersion = '20250715.1';
