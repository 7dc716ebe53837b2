export { entryOf, inputOfEntry, type ParticipantEntry } from './participant-entry.js';
export { ParticipantSection, type ShownParticipant } from './ParticipantSection.js';
export { choiceOfParticipant, type SiteChoice } from './site-choice.js';
export { useShownParticipant } from './use-shown-participant.js';
