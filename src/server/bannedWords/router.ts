import { router } from '#server/trpc/procedures.ts';
import { checkBannedWords } from './checkBannedWords.ts';
import { checkScenario } from './checkScenario.ts';
import { checkTexts } from './checkTexts.ts';

export const bannedWordsRouter = router({ check: checkBannedWords, checkTexts, checkScenario });
