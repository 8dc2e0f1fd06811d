import { apiErrorOf } from './apiError.ts';
import { unansweredText } from './connection/announceConnection.ts';

/** Returns the reason of a failed call, for screens that show it themselves: the server's message, or that there was no answer. */
export const failureText = (error: unknown): string => apiErrorOf(error)?.message ?? unansweredText(error);
