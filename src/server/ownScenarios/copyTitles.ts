import * as z from 'zod';
import { isHouseName } from '#domain/scenario/houseName.ts';
import { cutTitle, TITLE_NAMES, type TitleName, type Titles } from '#domain/scenario/titleFields.ts';
import type { Account } from '#server/database/models/Account.ts';

/** The names of the titles that were shortened in a copy to fit the present limits; absent if none were. */
export const cutTitlesSchema = z.array(z.enum(TITLE_NAMES)).optional();

export interface CopiedTitles {
  readonly titles: Titles;
  readonly notices: { cut_titles?: TitleName[] };
}

/**
 * Returns the titles of a copy: shortened to the limits of titles, never refused. The name of the house becomes that of the copying
 * account.
 * @returns the titles, and the part of the answer about those that were shortened
 */
export function copyTitles(titles: Titles, account: Pick<Account, 'name' | 'username'>): CopiedTitles {
  const author_name = isHouseName(titles.author_name) ? authorOf(account) : titles.author_name;
  const copied = { ...titles, author_name };
  for (const name of TITLE_NAMES) copied[name] = cutTitle(copied[name]);
  const cut_titles = TITLE_NAMES.filter((name) => copied[name] !== titles[name].trim());
  return { titles: copied, notices: cut_titles.length > 0 ? { cut_titles } : {} };
}

/** Returns the author name for content of an account: its name, or its username if that is the name of the house. */
export const authorOf = ({ name, username }: Pick<Account, 'name' | 'username'>): string =>
  isHouseName(name) ? username : name;
