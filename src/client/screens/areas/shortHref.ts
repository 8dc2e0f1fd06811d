import { recordHref } from '#client/resource/words/recordHref.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { type Area, type AreaGroup, areaPath, pagePath } from './areas.tsx';

const KINDS = Object.keys(RECORD_KINDS) as RecordKindName[];

/**
 * Returns the address of the record that a short address names: `data-settings/items/5` and `data-settings/items/item-list/5` lead to the
 * form of item 5. The kind is the first one whose record has its place on the page or in the area, or else that of the area. Undefined if
 * there is no such record.
 */
export function shortHref(scenarioId: string, group: AreaGroup, area: Area, path: string): string | undefined {
  const { at, digits } = /^(?<at>.+)\/(?<digits>\d{1,4})\/?$/.exec(path)?.groups ?? {};
  const own = areaPath(scenarioId, group, area);
  const pages = area.pages.map((page) => pagePath(scenarioId, group, area, page));
  if (at === undefined || ![own, ...pages].includes(at)) return undefined;
  const number = Number(digits);
  const hrefs = KINDS.filter((kind) => isNumber(kind, number)).map((kind) => recordHref(scenarioId, kind, number));
  const elsewhere = at === own && area.kind && isNumber(area.kind, number);
  return hrefs.find((href) => isBelow(at, href)) ?? (elsewhere ? recordHref(scenarioId, area.kind, number) : undefined);
}

const isNumber = (kind: RecordKindName, number: number) =>
  number >= RECORD_KINDS[kind].first && number <= RECORD_KINDS[kind].last;

function isBelow(at: string, href: string): boolean {
  const [page = ''] = href.split(/[?#]/);
  return page === at || page.startsWith(`${at}/`);
}
