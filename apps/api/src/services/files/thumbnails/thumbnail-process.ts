import { serveRequests } from '../../processes/serve-requests.js';
import { renderThumbnail } from './render-thumbnail.js';
import type { ThumbnailRequest } from './thumbnail-maker.js';

serveRequests(({ content, mediaType }: ThumbnailRequest) => renderThumbnail(content, mediaType));
