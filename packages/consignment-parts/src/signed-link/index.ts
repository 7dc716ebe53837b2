export { useSignedLink, type SignedAddress } from './use-signed-link.js';
