export { StatusTimeline, type StatusTimelineEntry } from './StatusTimeline.js';
