import { serveRequests } from '../processes/serve-requests.js';
import { renderPdf } from './pdf/render.js';

serveRequests(renderPdf);
