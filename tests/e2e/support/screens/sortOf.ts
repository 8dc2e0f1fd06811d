import { AREAS } from './areas.ts';

/**
 * Screens that one component draws are of one sort: the same table, form or page with other fields in it. What opens over a screen, and
 * what a screen draws in its own way, is a sort of its own, and so is every screen that is not listed here.
 */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  'table of records': [
    'message list',
    'monster list',
    'unidentified monsters',
    'encounter tables in a spreadsheet',
    'item list',
    'unidentified items',
    'labyrinth flags',
    'spell names',
  ],
  'form of a record': [
    'message in its form',
    'monster in its form',
    'an additional image',
    'treasure chest in its form',
    'special item in its form',
    'trap in its form',
    'item in its form',
    'labyrinth in its form',
    'attack spell in its form',
    'recovery spell in its form',
    'title and author name',
    'title and author name, not saved yet',
    'author comments',
    'search items',
  ],
  'columns of a table': ['monster list, columns', 'item list, columns'],
  'where items appear': ['item appearance', 'item appearance, by floor', 'item appearance, what is nowhere'],
  'list without an entry': ['samples', 'scenario list, empty', 'archive, empty'],
  'form of a scenario': ['scenario created', 'scenario edited'],
  'scenario at a glance': ['scenario home', 'scenario home, unread notifications'],
  'page that is not there': ['page not found', 'page not found in a scenario'],
  'end of a mailed link': ['link without its token', 'link used up'],
  'form beside the login': ['forgotten password', 'new password'],
  'refused form of a guest': ['login refused', 'registration refused'],
  'page of the guide with a table': ['guide, kinds of event', 'guide, keys', 'guide, numbers'],
  'page of a work': ['a work', 'a work in development'],
};

const known = new Set(AREAS.flatMap((area) => Object.keys(area)));
for (const name of Object.values(ALIKE).flat()) if (!known.has(name)) throw new Error(`no screen is named "${name}"`);

/** The sort of a screen, by its name. */
export const sortOf = (name: string): string => Object.keys(ALIKE).find((sort) => ALIKE[sort]?.includes(name)) ?? name;
