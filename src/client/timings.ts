/** The times of the page in milliseconds, each defined only here (docs/product.md, "Constants"). */
export const timings = {
  /** Between two questions for the version of the site. */
  versionPoll: 15_000,
  /** While offline: between two questions whether the site answers, */
  offlinePoll: 5000,
  /** and how long such a question waits for its answer. */
  connectivityCheck: 3000,
  /** How long a call waits for its answer, which the server gives within 30 seconds: what stalls counts as unanswered. No file is meant. */
  callPatience: 60_000,
  /** How long the browser's own store is waited for: one that another tab holds, or that was lost, answers never. */
  keptPatience: 5000,
  snackbar: 3000,
  /** How long a message that offers to take something back stays. */
  takeBackOffer: 10_000,
  /** How long the page counts as failing to connect after a call without an answer. */
  connectionError: 3000,
  /** Unsent work is tried again: the first time after this, */
  firstRetry: 3000,
  /** and then every so often. */
  nextRetry: 10_000,
  /** How long a call that got no answer counts as the same one when it is made again. */
  sameOperation: 120_000,
  /** The minimum fetch delay: how long a spinner stays at least. Data is never delayed for it. */
  shortestSpinner: 200,
  /** How long something takes before it is shown that one waits. */
  firstSpinner: 200,
  /** Between two reloads for a missing chunk at least. */
  reloadGuard: 60_000,
  /** The longest wait for an idle moment in which the next screens are fetched. */
  idlePrefetch: 2000,
  /** How long typing rests before the text is checked for banned words. */
  bannedWordsPause: 400,
  /** How long typing in a field of a record rests before it is taken over as one step. */
  draftPause: 700,
  /** How long writing rests before the check list is asked for anew. */
  derivedPause: 1000,
  /** How long an autosave of a game rests before it is sent. */
  autosavePause: 20_000,
  /** How long "Continue" waits for what other devices have saved. */
  savesPatience: 3000,
  /** How long a saved floor rests before its picture is sent. */
  thumbnailPause: 4000,
  /** How long the pointer rests before something is explained. */
  hoverRest: 500,
  /** Between two questions for notifications. */
  notificationPoll: 60_000,
  /** How long typing rests before a scenario is searched. */
  searchPause: 150,
} as const;
