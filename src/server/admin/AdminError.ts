/** Why a command is not done; its message is the one line that is printed. */
export class AdminError extends Error {}
