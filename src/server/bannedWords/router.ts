import { router } from '#server/trpc/procedures.ts';
import { checkBannedWords } from './checkBannedWords.ts';

export const bannedWordsRouter = router({ check: checkBannedWords });
