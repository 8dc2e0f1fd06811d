import * as z from 'zod';
import { isHouseName } from '#domain/scenario/houseName.ts';
import { cutTitle, TITLE_NAMES, type TitleName, type Titles } from '#domain/scenario/titleFields.ts';
import type { Account } from '#server/database/models/Account.ts';

/** In an answer: the titles that a copy has otherwise than what it was made of, as the present limits do not take them; absent if none. */
export const cutTitlesSchema = z.array(z.enum(TITLE_NAMES)).optional();

export interface CopiedTitles {
  readonly titles: Titles;
  readonly told: { cut_titles?: TitleName[] };
}

/**
 * The titles of a copy: cut to what titles may be, never refused. The name of the house becomes that of who copies.
 * @returns them, and what the answer tells of those that were cut
 */
export function copyTitles(titles: Titles, account: Pick<Account, 'name' | 'username'>): CopiedTitles {
  const author_name = isHouseName(titles.author_name) ? authorOf(account) : titles.author_name;
  const copied = { ...titles, author_name };
  for (const name of TITLE_NAMES) copied[name] = cutTitle(copied[name]);
  const cut_titles = TITLE_NAMES.filter((name) => copied[name] !== titles[name].trim());
  return { titles: copied, told: cut_titles.length > 0 ? { cut_titles } : {} };
}

/** The author name of what an account makes: its name, or its username if that is the name of the house. */
export const authorOf = ({ name, username }: Pick<Account, 'name' | 'username'>): string =>
  isHouseName(name) ? username : name;
