import { apiErrorOf } from './apiError.ts';
import { unansweredText } from './connection/tellConnection.ts';

/** Why a call failed, where a screen says it by itself: what the server has answered, or that it has not. */
export const failureText = (error: unknown): string => apiErrorOf(error)?.message ?? unansweredText(error);
