export { ConsignProvider } from './ConsignProvider.js';
