import { scenarioPath } from '#client/page/scenario/scenario.ts';
import { placeInSet, RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { isLearningRow, isRaceRow, THE_ONE } from '#domain/catalogs/ruleRows.ts';
import { categoryOf, SPELL_CATEGORIES } from '#domain/catalogs/spellCategories.ts';
import { cellInPath } from '#domain/map/cellInPath.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { placeOfSignboard } from '#domain/resources/signboard.ts';
import { withField } from './fieldAddress.ts';

/** Whether a field of a row belongs to the page about the magic itself, and not to that about the items that get it. */
const isOfMagicOnItems = (path: string) => /^(?:effects_min|effects_max|groups|curse|prefix)\b/.test(path);

/** For kinds whose records are on several pages: returns the page of a record, or of one of its leaves. */
const PAGES: Readonly<Partial<Record<RecordKindName, (page: string, number: number, path: string) => string>>> = {
  signboard: (page, number, path) => {
    const { labyrinth, place } = placeOfSignboard(number);
    return `${page.replace('entrance-ja', `${place}-${path === 'en' ? 'en' : 'ja'}`)}?labyrinth=${labyrinth}`;
  },
  spell: (page, number) => `${page.replace('spell-search', SPELL_CATEGORIES[categoryOf(number)].path)}#:number`,
  magic_row: (page, _number, path) =>
    `${isOfMagicOnItems(path) ? page.replace('item-type-setting', 'add-magic-to-item') : page}?set=:set&at=:number`,
  remember_and_summon_spell: (page, number) =>
    number === THE_ONE ? page : page.replace('common', `${isLearningRow(number) ? 'classes' : 'summons'}/:number`),
  race_occupation_setting: (page, number) => (isRaceRow(number) ? page : page.replace('races', 'classes')),
};

/** Returns the page of a record, relative to the path of its scenario, with the record's number filled in. */
function pageOf(kind: RecordKindName, number: number, path: string): string {
  const { page } = RECORD_KINDS[kind];
  const text = kind === 'floor_map' ? floorNumberText(number) : String(number);
  return (PAGES[kind]?.(page, number, path) ?? page)
    .replace(':number', text)
    .replace(':set', String(placeInSet(kind, number).set));
}

/** Returns the address of a record's form; with a path, that of a leaf or field in it, or of a cell in a floor's map. */
export function recordHref(scenarioId: string, kind: RecordKindName, number: number, path = ''): string {
  const cell = cellInPath(path);
  const form = `${scenarioPath(scenarioId)}/${pageOf(kind, number, path)}`;
  return cell ? `${form}#x${cell.x}_y${cell.y}` : withField(form, path);
}
