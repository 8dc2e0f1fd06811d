/** The reason why a command was refused; its message is the printed line. */
export class AdminError extends Error {}
