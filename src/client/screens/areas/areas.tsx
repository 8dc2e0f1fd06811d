import type { ComponentType } from 'react';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { scenarioPath } from '#client/page/scenario/scenario.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { languagesOf, type ScenarioLanguages, withoutLanguage } from '#domain/scenario/scenarioLanguages.ts';
import type { Label, Language } from '#domain/text/languages.ts';

/** A screen of an area, with its tab. */
export interface AreaPage {
  /** Below the path of its area; '' for the only page of an area. */
  readonly path: string;
  readonly title: Label;
  readonly Screen: ComponentType<{ scenarioId: string }>;
  /** The language of its texts; absent for a page of all languages. */
  readonly language?: Language;
  /** The form of a record that the page lists, with `:number` in its path. */
  readonly form?: AreaForm;
}

interface AreaForm {
  readonly path: string;
  readonly Screen: ComponentType<{ scenarioId: string; number: string }>;
  /** The form without the list that stands next to it on the page. */
  readonly Alone?: ComponentType<{ scenarioId: string; number: string }>;
}

/** Some kinds of records of a scenario, on pages of their own. */
export interface Area {
  /** Below the path of its group; '' for the only area of a group. */
  readonly path: string;
  readonly title: Label;
  /** In the order of their tabs; the area opens with the first. */
  readonly pages: readonly AreaPage[];
  /** The kind whose records short addresses in the area name, if their forms are in another area (`shortHref`). */
  readonly kind?: RecordKindName;
  /** The tools for the whole area, below the tabs on each of its pages. */
  readonly Tools?: ComponentType<{ scenarioId: string }>;
}

/** The areas behind one tab of a scenario. */
export interface AreaGroup {
  /** Below the path of the scenario. */
  readonly path: string;
  readonly title: Label;
  /** The accessible name of the list of areas. */
  readonly areasTitle: Label;
  readonly areas: readonly Area[];
}

/** Returns the address of a group, or of an area in it. */
export const areaPath = (scenarioId: string, group: AreaGroup, area?: Area): string =>
  [scenarioPath(scenarioId), group.path, area?.path].filter(Boolean).join('/');

/** Returns the address of a page, or of its form, with the placeholders of its pattern. */
export const pagePath = (scenarioId: string, group: AreaGroup, area: Area, page: { readonly path: string }): string =>
  [areaPath(scenarioId, group, area), page.path].filter(Boolean).join('/');

/**
 * Returns the pages of an area in a scenario of some languages. The texts of another language can be reached from those of its own.
 * @param present the page that is open, which stays in any case
 */
export const writtenPages = ({ pages }: Area, languages: ScenarioLanguages, present?: AreaPage): AreaPage[] =>
  pages
    .filter((page) => !page.language || page === present || languagesOf(languages).includes(page.language))
    .map((page) => (page.language === languages ? { ...page, title: withoutLanguage(page.title, languages) } : page));

/** Returns the name of a page where its area is not shown next to it. */
export function pageName(area: Area, { title }: AreaPage): Label {
  const isToldAlone = area.path === '' || title === area.title;
  return isToldAlone ? title : { ja: `${area.title.ja} ${title.ja}`, en: `${area.title.en} ${title.en}` };
}

const TableScreen = lazyScreen(() => import('./TableScreen.tsx'));
const FormScreen = lazyScreen(() => import('./FormScreen.tsx'));

interface TablePage {
  readonly path: string;
  readonly kind: RecordKindName;
  /** The table's name; by default the main one of the kind. */
  readonly table?: string;
  /** By default the kind's title. */
  readonly title?: Label;
  /** Whether each record has a form at an address of its own below that of the table. */
  readonly hasForms?: true;
}

/** Returns a page that is a table of records, with their forms; nothing of the kind loads before the page is opened. */
export function tablePage({ path, kind, table = 'list', title, hasForms }: TablePage): AreaPage {
  return {
    path,
    title: title ?? RECORD_KINDS[kind].title,
    Screen: ({ scenarioId }) => <TableScreen {...{ scenarioId, kind, table }} />,
    ...(hasForms && {
      form: {
        path: [path, ':number'].filter((part) => part !== '').join('/'),
        Screen: ({ scenarioId, number }) => <FormScreen {...{ scenarioId, kind, number }} />,
      },
    }),
  };
}

/** Returns a page that is the form of the only record of a kind. */
export const settingsPage = (path: string, kind: RecordKindName, title?: Label): AreaPage => ({
  path,
  title: title ?? RECORD_KINDS[kind].title,
  Screen: ({ scenarioId }) => <FormScreen {...{ scenarioId, kind }} number={String(RECORD_KINDS[kind].first)} />,
});
