export { AddressSearch } from './AddressSearch.js';
