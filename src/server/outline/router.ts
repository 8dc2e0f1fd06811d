import { agreeToPolicy, readPolicy } from '#server/publishing/policy.ts';
import { router } from '#server/trpc/procedures.ts';
import { checkTitleWords } from './checkTitleWords.ts';
import { findOwnTitle, findTitle } from './findTitle.ts';
import { readCounts } from './readCounts.ts';
import { listTitles, replaceTitles, updateTitles } from './titleAuthorNames.ts';

/** The work outline, except for its kinds of record: titles and the texts about them, counts, the policy. */
export const outlineRouter = router({
  titles: listTitles,
  replaceTitles,
  updateTitles,
  findTitle,
  findOwnTitle,
  checkTitleWords,
  counts: readCounts,
  policy: readPolicy,
  agree: agreeToPolicy,
});
