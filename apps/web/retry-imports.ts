import type { Plugin } from 'vite';

const literal = /\bimport\((["'`])(\.\/[^"'`]+\.js)\1\)/gu;

/** Imports a module, and after a failure at an address of its own, once for all of the page that ask for it. */
const retried =
  '(u=>import(u).catch(()=>{let m=globalThis.consignRetried??={};return m[u]??=import(u+"?"+Date.now()).catch(e=>{delete m[u];throw e})}))';

/**
 * Some browsers, such as Chromium 150, remember for the life of the page that a module could not be fetched. A failed
 * import is repeated at an address of its own, so that what is tried again later can succeed (ERR-13).
 */
export function retryImports(): Plugin {
  return {
    name: 'consign:retry-imports',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(literal, `${retried}("$2")`);
        }
      },
    },
  };
}
