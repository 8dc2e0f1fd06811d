/** What follows steps on other floors, fetched with the first step that reaches one. */

export { floorsLinkedTo } from './floorsLinkedTo.ts';
export { followTexts as texts } from './followTexts.ts';
export { StepFollower } from './StepFollower.ts';
export { tellFollowed } from './tellFollowed.ts';
