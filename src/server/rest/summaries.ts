import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { SPELL_CATEGORIES, SPELL_CATEGORY_NAMES } from '#domain/catalogs/spellCategories.ts';

/** What each call does, in the words of the API document, by its procedure. Those of records are the same for every kind. */
const SUMMARIES: Readonly<Record<string, string>> = {
  'app.version': 'The version of the running program',
  'accounts.register': 'Register an account, or only check the form',
  'accounts.login': 'Log in and get a token',
  'accounts.logout': 'End the session of the token',
  'accounts.me': 'Who is logged in',
  'accounts.update': 'Change the registration details',
  'accounts.delete': 'Delete the account',
  'accounts.notifications': 'Notifications of the author',
  'files.upload': 'Upload a picture for later use',
  'files.uploadToScenario': 'Upload a picture that records of the scenario can name',
  'scenarios.list': 'Own scenarios, page by page',
  'scenarios.create': 'Make a scenario',
  'scenarios.read': 'One scenario',
  'scenarios.update': 'Change the titles of a scenario',
  'scenarios.delete': 'Delete a scenario, or stop it where it is published',
  'backups.save': 'Save a backup',
  'backups.list': 'Backups of a scenario, newest first',
  'backups.restore': 'Restore a backup; what it replaces is backed up first',
  'floors.read': 'A floor with its settings and its grid',
  'floors.updateSettings': 'Change settings of a floor',
  'floors.saveGrid': 'Save the grid of a floor',
  'floors.updateSize': 'Change the size of a floor that lies in no labyrinth',
  'floors.resetOptions': 'Set the options of a floor back',
  'floors.uploadThumbnail': 'Keep a picture of a floor',
  'floors.filtered': 'Floors: all, those of no labyrinth, or those of one',
  'floors.thumbnails': 'Addresses of the pictures of all floors',
  'floors.exportMaps': 'Floors as a file',
  'floors.importMaps': 'Take floors from a file, or only plan it',
  'floors.copy': 'Copy a floor onto another one',
  'labyrinthSettings.list': 'All ten labyrinths',
  'labyrinthSettings.read': 'One labyrinth',
  'labyrinthSettings.update': 'Change a labyrinth',
  'labyrinthSettings.embedMessage': 'Choose the message at the entrance of a labyrinth',
  'labyrinthSettings.validateRange': 'Ask whether a labyrinth may have a range of floors',
  'labyrinthFlags.list': 'Flags of all labyrinths',
  'labyrinthFlags.create': 'Write the flag of a labyrinth',
  'labyrinthFlags.update': 'Change the flag of a labyrinth',
  'signboards.list': 'Signboards of all labyrinths',
  'signboards.update': 'Write a signboard',
  'unidentifiedItems.list': 'Unidentified names of items, page by page',
  'unidentifiedItems.create': 'Write the unidentified names of an item',
  'unidentifiedItems.update': 'Change the unidentified names of an item',
  'unidentifiedItems.importSample': 'Name unidentified items by their kind',
  'unidentifiedItems.read': 'Unidentified names of one item',
  'unidentifiedMonsters.list': 'Unidentified names of monsters, page by page',
  'unidentifiedMonsters.create': 'Write the unidentified names of a monster',
  'unidentifiedMonsters.importSample': 'Name unidentified monsters by their family',
  'unidentifiedMonsters.detail': 'Unidentified names of one monster, or of all page by page',
  'copies.items': 'Copy fields of an item to others',
  'copies.monsters': 'Copy fields of a monster to others',
  'monsterGraphics.list': 'Looks of monsters, page by page',
  'monsterGraphics.create': 'Write the looks of a monster that has none',
  'monsterGraphics.read': 'Looks of one monster',
  'monsterGraphics.update': 'Change the looks of a monster',
  'monsterGraphics.updateCategory': 'Change the looks of all monsters of a category',
  'monsterGraphics.inCategory': 'Monsters of a category of pictures',
  'monsterGraphics.loadDefault': 'Give every monster the picture that has its number',
  'encounters.checkSheet': 'What may appear on each floor, and how likely',
  'encounters.unselected': 'Monsters that no encounter table names',
  'spells.names': 'Names of the spells, page by page',
  'spells.updateNames': 'Change names of spells, of one or of many at once',
  'spells.list': 'Schools and levels of the spells, page by page',
  'spells.updateList': 'Change schools and levels of spells, of one or of many at once',
  ...Object.fromEntries(
    SPELL_CATEGORY_NAMES.map((name) => [
      `spells.${name}`,
      `Spells of the category ${SPELL_CATEGORIES[name].title.en.toLowerCase()}, page by page`,
    ]),
  ),
  'bannedWords.checkTexts': 'Look for banned words in texts, or in all of the scenario',
  'bannedWords.checkScenario': 'Look for banned words in the scenario, by area',
};

const OF_RECORDS: Readonly<Record<string, string>> = {
  list: 'records that hold anything, page by page',
  all: 'every record',
  names: 'the names of all records',
  read: 'one record',
  create: 'write a record where there is none',
  replace: 'write a record, whether it is there or not',
  update: 'change a record',
  delete: 'clear a record',
  checkBannedWords: 'look for banned words',
  import: 'take records from a table as a file, or only plan it',
  export: 'a table as a file',
  importOne: 'take one record from a file, or only plan it',
  exportOne: 'one record as a file',
  importPreset: 'load ready-made values over what is there, or only plan it',
};

/** @throws Error for a procedure that has none: a mistake, told at start */
export function summaryOf(procedure: string): string {
  const [area, kind = '', operation = ''] = procedure.split('.');
  const ofRecords = area === 'records' ? OF_RECORDS[operation] : undefined;
  const summary = ofRecords ? `${RECORD_KINDS[kind as RecordKindName].title.en}: ${ofRecords}` : SUMMARIES[procedure];
  if (!summary) throw new Error(`rest/summaries.ts has none of the procedure "${procedure}"`);
  return summary;
}
