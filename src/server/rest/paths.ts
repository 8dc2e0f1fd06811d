import type * as z from 'zod';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { SPELL_CATEGORY_NAMES, spellCategoryOf } from '#domain/catalogs/spellCategories.ts';
import type { FileCalls, Resource, RestVerb } from '#domain/resource/defineResource.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import type { TakeOut } from '#server/parseJson.ts';
import { csvOnTheWire } from './csvOnTheWire.ts';
import { floorOnTheWire, gridFromTheWire } from './floorOnTheWire.ts';
import { mapFileOnTheWire } from './mapFileOnTheWire.ts';
import { projectOnTheWire } from './projectOnTheWire.ts';
import { workOnTheWire } from './workOnTheWire.ts';

/**
 * The REST paths below /api/frontend/ and the procedure behind each. Names in braces are the procedure's input fields. The requirements of
 * a call (a token, the author) are declared once, by its procedure.
 */
export interface RestPath {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Router and procedure, as in router.ts. */
  readonly procedure: string;
  /** Input that the path implies, such as the table of a kind that it is about. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** Status of a success; by default 200, or 204 if the procedure returns nothing. */
  readonly status?: 201;
  /** The body is multipart/form-data, with one file in the field `file`; any other body is JSON. */
  readonly takesForm?: true;
  /** Largest body in bytes, or the largest file of a form; absent for the usual limit. */
  readonly bodyLimit?: number;
  /** Makes the procedure's input from the call's, if the wire has another form. */
  readonly toInput?: RequestForm;
  /** Makes the answer from the procedure's result, if the wire has another form. */
  readonly toAnswer?: AnswerForm;
}

export interface RequestForm {
  /** Reads long values from a body before it is parsed as JSON. */
  readonly takeOut?: TakeOut;
  readonly convert: (input: Record<string, unknown>) => Record<string, unknown>;
  /** The field of the input that a list as body stands for: its content may be sent without the name. */
  readonly listField: string;
  /** Counts the key-value pairs of a body that `convert` accepts; more in the text mean that a key occurred twice. */
  readonly countPairs: (body: object) => number;
  /** JSON schema of the body, for the API document. */
  readonly schema: object;
  /** Converts the present record of a stale write to the form of the wire. */
  readonly toPresent: (record: never) => object;
}

export interface AnswerForm {
  readonly convert: (result: never) => Answer;
  /** The headers of the answer by name, for the API document. */
  readonly headers: Readonly<Record<string, string>>;
  /** The possible content types of the answer, each with the schema of its content. The first is used if the headers name none. */
  readonly content: Readonly<Record<string, z.ZodType>>;
}

/** An answer as bytes with headers of its own. With an `etag` a client may cache it and revalidate. */
export interface Answer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Bytes. A nested grid has 142 kB (docs/wire.md, "Maps"), more if it is indented. */
const FLOOR_BODY_LIMIT = 2 * 2 ** 20;
const PICTURE_LIMIT = 2 * 2 ** 20;
const CSV_LIMIT = 8 * 2 ** 20;
const MAP_FILE_LIMIT = 32 * 2 ** 20;
const PROJECT_FILE_LIMIT = 64 * 2 ** 20;

const scenario = 'scenarios/{scenario_id}';
const floor = `${scenario}/floor-maps/{floor_number}`;
const maps = `${scenario}/floor-maps/maps`;
const setting = `${scenario}/labyrinth-settings`;
const flags = `${scenario}/labyrinth-flags`;
const messages = `${scenario}/labyrinth-messages`;
const items = `${scenario}/items-detail`;
const monsters = `${scenario}/monsters`;
const unknownItems = `${scenario}/unidentified-items`;
const unknownMonsters = `${scenario}/unidentified-monsters`;
const pictures = `${scenario}/monster-graphic-settings`;
const encounters = `${scenario}/encounter-settings`;
const titles = `${scenario}/title-author-names`;
const magic = `${scenario}/auto-magic-effect-settings`;

/** The method of a verb, and whether it is about one record. */
const VERBS: Readonly<
  Record<RestVerb, { readonly method: RestPath['method']; readonly ofOne?: true; readonly status?: 201 }>
> = {
  list: { method: 'GET' },
  read: { method: 'GET', ofOne: true },
  create: { method: 'POST', status: 201 },
  replace: { method: 'POST' },
  update: { method: 'PUT', ofOne: true },
  patch: { method: 'PATCH', ofOne: true },
  delete: { method: 'DELETE', ofOne: true },
};

export const REST_PATHS: readonly RestPath[] = [
  { method: 'GET', path: 'check-app-version', procedure: 'app.version' },
  { method: 'POST', path: 'register', procedure: 'accounts.register', status: 201 },
  { method: 'PATCH', path: 'register', procedure: 'accounts.changeRegistration' },
  { method: 'DELETE', path: 'register', procedure: 'accounts.discardRegistration' },
  { method: 'POST', path: 'login', procedure: 'accounts.login' },
  { method: 'POST', path: 'logout', procedure: 'accounts.logout' },
  { method: 'GET', path: 'decrypt-token/{token}', procedure: 'accounts.decryptToken' },
  { method: 'GET', path: 'me', procedure: 'accounts.me' },
  { method: 'PATCH', path: 'me', procedure: 'accounts.update' },
  { method: 'DELETE', path: 'me', procedure: 'accounts.delete' },
  { method: 'GET', path: 'notifications', procedure: 'accounts.notifications' },
  { method: 'POST', path: 'file', procedure: 'files.upload', status: 201, takesForm: true, bodyLimit: PICTURE_LIMIT },

  { method: 'GET', path: 'scenarios', procedure: 'scenarios.list' },
  { method: 'POST', path: 'scenarios', procedure: 'scenarios.create', status: 201 },
  { method: 'GET', path: scenario, procedure: 'scenarios.read' },
  { method: 'PATCH', path: scenario, procedure: 'scenarios.update' },
  { method: 'DELETE', path: scenario, procedure: 'scenarios.delete' },
  { method: 'GET', path: 'archived-scenarios', procedure: 'scenarios.archived' },
  { method: 'POST', path: 'archived-scenarios/{id}/restore', procedure: 'scenarios.restore' },

  { method: 'GET', path: `${scenario}/project-file`, procedure: 'projects.download', toAnswer: projectOnTheWire },
  {
    method: 'POST',
    path: 'project-files',
    procedure: 'projects.upload',
    takesForm: true,
    bodyLimit: PROJECT_FILE_LIMIT,
  },

  { method: 'GET', path: 'sample-scenarios', procedure: 'samples.list' },
  { method: 'POST', path: 'sample-scenarios', procedure: 'samples.share', status: 201 },
  { method: 'GET', path: 'sample-scenarios/{id}', procedure: 'samples.read' },
  { method: 'PATCH', path: 'sample-scenarios/{id}', procedure: 'samples.update' },
  { method: 'DELETE', path: 'sample-scenarios/{id}', procedure: 'samples.stop' },
  { method: 'POST', path: 'sample-scenarios/{id}/sync', procedure: 'samples.sync' },
  { method: 'GET', path: 'built-in-records/{source}', procedure: 'samples.builtIn' },
  { method: 'POST', path: `${scenario}/sc-code`, procedure: 'publishing.issueCode' },
  { method: 'PATCH', path: `${scenario}/change-status`, procedure: 'publishing.changeStatus' },
  { method: 'POST', path: `${scenario}/update-file`, procedure: 'publishing.updateFile' },
  { method: 'POST', path: `${scenario}/release-scenario`, procedure: 'publishing.release' },
  { method: 'POST', path: `${scenario}/check-release-scenario-status`, procedure: 'publishing.checkRelease' },
  { method: 'GET', path: `${scenario}/release-readiness`, procedure: 'publishing.readiness' },
  { method: 'GET', path: `${scenario}/release-changes`, procedure: 'publishing.changes' },
  { method: 'GET', path: `${scenario}/privacy-policy`, procedure: 'outline.policy' },
  { method: 'POST', path: `${scenario}/privacy-policy`, procedure: 'outline.agree' },
  { method: 'POST', path: `${scenario}/load-scenario`, procedure: 'publishing.load' },

  { method: 'GET', path: 'works', procedure: 'works.list' },
  { method: 'GET', path: 'works/{code}', procedure: 'works.read' },
  { method: 'GET', path: 'works/{code}/file', procedure: 'works.download', toAnswer: workOnTheWire },

  { method: 'POST', path: `${scenario}/backup`, procedure: 'backups.save', status: 201 },
  { method: 'GET', path: `${scenario}/backup`, procedure: 'backups.list' },
  {
    method: 'GET',
    path: `${scenario}/backup/{id}/project-file`,
    procedure: 'projects.downloadBackup',
    toAnswer: projectOnTheWire,
  },
  { method: 'PATCH', path: `${scenario}/backup/{id}`, procedure: 'backups.update' },
  { method: 'DELETE', path: `${scenario}/backup/{id}`, procedure: 'backups.delete' },
  { method: 'POST', path: `${scenario}/restore`, procedure: 'backups.restore' },

  {
    method: 'POST',
    path: `${scenario}/file`,
    procedure: 'files.uploadToScenario',
    status: 201,
    takesForm: true,
    bodyLimit: PICTURE_LIMIT,
  },

  { method: 'GET', path: floor, procedure: 'floors.read', toAnswer: floorOnTheWire },
  { method: 'PUT', path: floor, procedure: 'floors.updateSettings' },
  {
    method: 'PUT',
    path: `${floor}/maps`,
    procedure: 'floors.saveGrid',
    bodyLimit: FLOOR_BODY_LIMIT,
    toInput: gridFromTheWire,
  },

  { method: 'PUT', path: `${floor}/labyrinth-setting`, procedure: 'floors.updateSize' },
  { method: 'POST', path: `${floor}/reset-map-options`, procedure: 'floors.resetOptions' },
  {
    method: 'POST',
    path: `${floor}/upload-thumbnail`,
    procedure: 'floors.uploadThumbnail',
    takesForm: true,
    bodyLimit: PICTURE_LIMIT,
  },
  { method: 'GET', path: `${scenario}/fetch-filtered-floor-maps`, procedure: 'floors.filtered' },
  { method: 'GET', path: `${maps}/fetch-thumbnails`, procedure: 'floors.thumbnails' },
  { method: 'GET', path: `${maps}/export-map-data`, procedure: 'floors.exportMaps', toAnswer: mapFileOnTheWire },
  {
    method: 'POST',
    path: `${maps}/import-map-data`,
    procedure: 'floors.importMaps',
    takesForm: true,
    bodyLimit: MAP_FILE_LIMIT,
  },
  { method: 'PUT', path: `${scenario}/floor-maps/copy/{from}/to/{to}`, procedure: 'floors.copy' },

  { method: 'GET', path: setting, procedure: 'labyrinthSettings.list' },
  { method: 'GET', path: `${setting}/{setting_number}`, procedure: 'labyrinthSettings.read' },
  { method: 'PUT', path: `${setting}/{setting_number}`, procedure: 'labyrinthSettings.update' },
  {
    method: 'PUT',
    path: `${setting}/{setting_number}/embed-labyrinth-message`,
    procedure: 'labyrinthSettings.embedMessage',
  },
  {
    method: 'POST',
    path: `${setting}/{setting_number}/validate-map-hierarchy`,
    procedure: 'labyrinthSettings.validateRange',
  },
  { method: 'GET', path: flags, procedure: 'labyrinthFlags.list' },
  { method: 'POST', path: flags, procedure: 'labyrinthFlags.create', status: 201 },
  { method: 'PATCH', path: `${flags}/{number}`, procedure: 'labyrinthFlags.update' },

  { method: 'GET', path: `${scenario}/labyrinth-setting-signboards`, procedure: 'signboards.list' },
  {
    method: 'PUT',
    path: `${setting}/{labyrinth}/labyrinth-message-signboards/{signboard_id}`,
    procedure: 'signboards.update',
  },

  { method: 'GET', path: unknownItems, procedure: 'unidentifiedItems.list' },
  { method: 'POST', path: unknownItems, procedure: 'unidentifiedItems.create', status: 201 },
  { method: 'PUT', path: `${unknownItems}/{number}`, procedure: 'unidentifiedItems.update' },
  { method: 'POST', path: `${unknownItems}/import-sample`, procedure: 'unidentifiedItems.importSample' },
  { method: 'GET', path: `${scenario}/unidentified-items-by-number/{number}`, procedure: 'unidentifiedItems.read' },
  { method: 'PUT', path: `${scenario}/items-copy/update`, procedure: 'copies.items' },

  { method: 'GET', path: unknownMonsters, procedure: 'unidentifiedMonsters.list' },
  { method: 'POST', path: unknownMonsters, procedure: 'unidentifiedMonsters.create', status: 201 },
  { method: 'POST', path: `${unknownMonsters}/import-sample`, procedure: 'unidentifiedMonsters.importSample' },
  { method: 'GET', path: `${scenario}/unidentified-mons-detail`, procedure: 'unidentifiedMonsters.detail' },
  { method: 'POST', path: `${scenario}/update-monster-copies`, procedure: 'copies.monsters' },
  { method: 'GET', path: pictures, procedure: 'monsterGraphics.list' },
  { method: 'POST', path: pictures, procedure: 'monsterGraphics.create', status: 201 },
  { method: 'GET', path: `${pictures}/{number}`, procedure: 'monsterGraphics.read' },
  { method: 'PUT', path: `${pictures}/{number}`, procedure: 'monsterGraphics.update' },
  { method: 'PUT', path: `${pictures}/categories/{category}`, procedure: 'monsterGraphics.updateCategory' },
  { method: 'POST', path: `${pictures}/category-monster`, procedure: 'monsterGraphics.inCategory' },
  { method: 'POST', path: `${pictures}/load-default-setting`, procedure: 'monsterGraphics.loadDefault' },

  { method: 'GET', path: `${encounters}/checkSheet`, procedure: 'encounters.checkSheet' },
  { method: 'GET', path: `${encounters}/fetch-unselected-monsters`, procedure: 'encounters.unselected' },

  { method: 'GET', path: `${magic}/check-boxes`, procedure: 'autoMagic.listBoxes' },
  { method: 'POST', path: `${magic}/check-boxes`, procedure: 'autoMagic.replaceBoxes' },
  { method: 'PUT', path: `${magic}/check-boxes/{number}`, procedure: 'autoMagic.updateBoxes' },
  { method: 'GET', path: `${magic}/get-item-type-setting`, procedure: 'autoMagic.readItemTypes' },
  { method: 'GET', path: `${magic}/fetch-all`, procedure: 'autoMagic.readSets' },
  { method: 'POST', path: `${magic}/add-magic-to-item`, procedure: 'autoMagic.writeRows' },
  { method: 'POST', path: `${magic}/special-power`, procedure: 'autoMagic.writeGroups' },
  { method: 'POST', path: `${magic}/magic-effect-setting`, procedure: 'autoMagic.writeEffects' },
  { method: 'POST', path: `${magic}/maximum-treasure-chest-setting`, procedure: 'autoMagic.writeLevels' },
  { method: 'POST', path: `${magic}/check-add-magic-to-item`, procedure: 'autoMagic.checkRows' },
  { method: 'POST', path: `${magic}/check-magic-effect-setting`, procedure: 'autoMagic.checkEffects' },
  { method: 'POST', path: `${magic}/check-max-treasure-chest-setting`, procedure: 'autoMagic.checkLevels' },
  { method: 'POST', path: `${magic}/check-type-data`, procedure: 'autoMagic.checkTypes' },
  { method: 'POST', path: `${magic}/check-level-ok`, procedure: 'autoMagic.checkLevelCap' },
  { method: 'POST', path: `${magic}/check-all-type-data`, procedure: 'autoMagic.checkAll' },
  { method: 'POST', path: `${magic}/sample-magic-effect-setting`, procedure: 'autoMagic.sampleEffects' },
  { method: 'POST', path: `${magic}/set-default-all`, procedure: 'autoMagic.setDefaultAll' },
  {
    method: 'GET',
    path: `${magic}/export-magic-effect-auto`,
    procedure: 'autoMagic.export',
    toAnswer: csvOnTheWire('magic-effects.csv'),
  },
  {
    method: 'POST',
    path: `${magic}/import-magic-effect-auto`,
    procedure: 'autoMagic.import',
    takesForm: true,
    bodyLimit: CSV_LIMIT,
  },
  {
    method: 'POST',
    path: `${magic}/import-magic-effect-setting`,
    procedure: 'autoMagic.importEffects',
    takesForm: true,
    bodyLimit: CSV_LIMIT,
  },

  { method: 'GET', path: titles, procedure: 'outline.titles' },
  { method: 'POST', path: titles, procedure: 'outline.replaceTitles' },
  { method: 'PATCH', path: `${titles}/{number}`, procedure: 'outline.updateTitles' },
  { method: 'GET', path: `${titles}/search-title`, procedure: 'outline.findTitle' },
  { method: 'POST', path: `${titles}/check-banned-words`, procedure: 'outline.checkTitleWords' },
  { method: 'POST', path: `${scenario}/search-title`, procedure: 'outline.findOwnTitle' },

  { method: 'POST', path: `${scenario}/check-banned-words`, procedure: 'bannedWords.checkTexts' },
  { method: 'POST', path: `${scenario}/check-scenario-banned-words`, procedure: 'bannedWords.checkScenario' },
  { method: 'POST', path: `${messages}/check-banned-words`, procedure: 'records.labyrinth_message.checkBannedWords' },
  { method: 'POST', path: `${items}/check-banned-words`, procedure: 'records.item.checkBannedWords' },
  {
    method: 'POST',
    path: `${monsters}/check-banned-words`,
    procedure: 'records.monster.checkBannedWords',
    given: { result: 'monster' },
  },
  {
    method: 'POST',
    path: `${scenario}/unidentified-monsters/check-banned-words`,
    procedure: 'records.monster.checkBannedWords',
    given: { result: 'unidentified_monster' },
  },
  {
    method: 'POST',
    path: `${scenario}/spell-name/check-banned-words`,
    procedure: 'records.spell.checkBannedWords',
  },
  {
    method: 'POST',
    path: `${scenario}/game-rules/fortified-city-settings/check-banned-word-by-words`,
    procedure: 'records.fortified_city_setting.checkBannedWords',
  },
  { method: 'PUT', path: `${scenario}/spell-name/update`, procedure: 'spells.updateNames' },
  { method: 'GET', path: `${scenario}/each-spell-setting/spell-name`, procedure: 'spells.names' },
  ...SPELL_CATEGORY_NAMES.flatMap((name): RestPath[] => {
    const { call } = spellCategoryOf(name);
    return call ? [{ method: 'GET', path: `${scenario}/each-spell-setting/${call}`, procedure: `spells.${name}` }] : [];
  }),
  { method: 'GET', path: `${scenario}/spell-list`, procedure: 'spells.list' },
  { method: 'POST', path: `${scenario}/spell-list`, procedure: 'spells.updateList' },
  ...RESOURCES.flatMap(callsOf),
  ...RESOURCES.flatMap(({ name, tables = {} }) =>
    Object.entries(tables).flatMap(([table, { files, recordFiles }]) => [
      ...(files ? filePathsOf(name, table, files, 'table') : []),
      ...(recordFiles ? filePathsOf(name, table, recordFiles, 'record') : []),
    ]),
  ),
];

/** Returns the declared calls of a kind. */
function callsOf({ name, path, calls }: Resource): RestPath[] {
  if (!calls) return [];
  const own = `${scenario}/${calls.path ?? path}`;
  const procedure = (called: string) => `records.${name}.${called}`;
  return [
    ...calls.verbs.map((verb): RestPath => {
      const { method, ofOne, status } = VERBS[verb];
      const address = ofOne ? `${own}/{number}` : own;
      return {
        method,
        path: address,
        procedure: procedure(verb === 'patch' ? 'update' : verb),
        ...(status && { status }),
      };
    }),
    ...Object.entries(calls.also ?? {}).map(
      ([also, called]): RestPath => ({ method: 'GET', path: `${scenario}/${also}`, procedure: procedure(called) }),
    ),
    ...(calls.sample
      ? [{ method: 'POST', path: `${scenario}/${calls.sample}`, procedure: procedure('importPreset') } as const]
      : []),
  ];
}

/** Returns the calls of the file of a table, or of one of its records. */
function filePathsOf(kind: RecordKindName, table: string, files: FileCalls, of: 'table' | 'record'): RestPath[] {
  const given = { table };
  const [taking, giving] = of === 'table' ? ['import', 'export'] : ['importOne', 'exportOne'];
  const taken: RestPath = {
    method: 'POST',
    path: `${scenario}/${files.import}`,
    procedure: `records.${kind}.${taking}`,
    given,
    takesForm: true,
    bodyLimit: CSV_LIMIT,
  };
  if (files.export === undefined) return [taken];
  return [
    taken,
    {
      method: 'GET',
      path: `${scenario}/${files.export}`,
      procedure: `records.${kind}.${giving}`,
      given,
      toAnswer: csvOnTheWire(of === 'table' ? `${kind}-${table}.csv` : `${kind}.csv`),
    },
  ];
}
