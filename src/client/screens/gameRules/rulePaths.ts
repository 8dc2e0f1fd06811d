/** Below the path of a scenario: the pages of its rules. */
export const GAME_RULES_PATH = 'scenario-tools/game-rules';
/** Among them: all that differs from the defaults. */
export const DIFFERENCES = 'differences';
