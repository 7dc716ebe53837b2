import { serveRequests } from '../processes/start-process.js';
import { renderPdf } from './pdf/render.js';

serveRequests(renderPdf);
