/** The path of the rules, below that of a scenario. */
export const GAME_RULES_PATH = 'scenario-tools/game-rules';
/** The path of the page with all differences from the defaults. */
export const DIFFERENCES = 'differences';
