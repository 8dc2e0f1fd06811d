/** The times of the page in milliseconds, each defined only here (docs/product.md, "Constants"). */
export const timings = {
  /** Between two polls of the site's version. */
  versionPoll: 15_000,
  /** While offline: between two probes of the site, */
  offlinePoll: 5000,
  /** and the timeout of such a probe. */
  connectivityCheck: 3000,
  /** The timeout of a call, which the server answers within 30 seconds: a call that takes longer counts as unanswered. Not for files. */
  callPatience: 60_000,
  /** The timeout of the browser's own store: one that another tab blocks, or that was lost, never answers. */
  keptPatience: 5000,
  snackbar: 3000,
  /** The duration of a message that offers an undo. */
  takeBackOffer: 10_000,
  /** The time for which the page counts as failing to connect after a call without an answer. */
  connectionError: 3000,
  /** Unsent work is retried: the first time after this, */
  firstRetry: 3000,
  /** and then at this interval. */
  nextRetry: 10_000,
  /** The time in which a call without an answer counts as the same one when it is repeated. */
  sameOperation: 120_000,
  /** The minimum duration of a spinner. Data is never delayed for it. */
  shortestSpinner: 200,
  /** The delay before a spinner is shown. */
  firstSpinner: 200,
  /** The minimum time between two reloads for a missing chunk. */
  reloadGuard: 60_000,
  /** The time within which a page whose nodes were moved is drawn anew only once. */
  drawnAnew: 1000,
  /** The longest wait for an idle moment in which the next screens are prefetched. */
  idlePrefetch: 2000,
  /** The pause in typing before the text is checked for banned words. */
  bannedWordsPause: 400,
  /** The pause in typing in a field of a record before the text is taken over as one step. */
  draftPause: 700,
  /** The pause after writes before the check list is refetched. */
  derivedPause: 1000,
  /** The pause before an autosave of a game is sent. */
  autosavePause: 20_000,
  /** The time that "Continue" waits for saves of other devices. */
  savesPatience: 3000,
  /** The pause after a floor is saved before its picture is sent. */
  thumbnailPause: 4000,
  /** The time that the pointer rests before an explanation is shown. */
  hoverRest: 500,
  /** The time for which a finger rests on the map before the menu of the cell opens. */
  longPress: 500,
  /** The time that reading a map of another program, or one of its layers, may take. */
  foreignMap: 20_000,
  /** Between two polls of the notifications. */
  notificationPoll: 60_000,
  /** The pause in typing before a scenario is searched. */
  searchPause: 150,
} as const;
