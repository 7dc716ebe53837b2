export { ErrorSummary, type SummaryProblem } from './ErrorSummary.js';
