export { ParticipantSection, type ShownParticipant } from './ParticipantSection.js';
export { choiceOfParticipant, type SiteChoice } from './site-choice.js';
export { useShownParticipant } from './use-shown-participant.js';
