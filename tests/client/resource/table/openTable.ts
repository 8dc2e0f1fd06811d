import { existenceOn } from '#client/resource/model/mayBeNamed.ts';
import { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { RecordJournal } from '#client/resource/model/RecordJournal.ts';
import { TableView } from '#client/resource/table/view/TableView.ts';
import { recordName } from '#client/resource/words/recordName.ts';
import type { Reader } from '#client/resource/words/shownText.ts';
import { defineResource } from '#domain/resource/defineResource.ts';
import { boxes, choice, flag, int, reference, sound, text } from '#domain/resource/field.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import { handClock } from '../../handClock.ts';
import { memoryStorage } from '../../memoryStorage.ts';

const METALS = [
  { code: 0, label: { ja: '鉄', en: 'Iron' } },
  { code: 1, label: { ja: '銀', en: 'Silver' } },
];
export const resource = defineResource({
  name: 'item',
  names: { ja: 'name', en: 'name_en' },
  fields: {
    name: text('名前', 'Name', { maxWidth: 20 }),
    name_en: text('英語名', 'English name', { maxWidth: 20 }),
    price: int('価格', 'Price', { min: 0, max: 9999 }),
    is_rare: flag('珍品', 'Rare'),
    metal: choice('金属', 'Metal', METALS),
    becomes: reference('破損後', 'Turns into', { to: 'item' }),
    noise: sound('音', 'Sound'),
    words: boxes('言葉', 'Words', { maxWidth: 20, maxLines: 2, maxBoxes: 2 }),
  },
  tables: {
    list: {
      title: { ja: '品', en: 'Items' },
      columns: ['name', 'name_en', 'price', 'is_rare', 'metal', 'becomes', 'noise', 'words'],
    },
  },
});

export function leafAt(path: string): Leaf {
  const found = resource.leaves.find((leaf) => leaf.path === path);
  if (!found) throw new Error(`no leaf ${path}`);
  return found;
}

/** A table of 500 items with the given records, keyed by number, over a desk whose changes are sent nowhere. */
export function openTable(
  items: Readonly<Record<number, object>> = {},
  language: Reader['language'] = 'ja',
): TableView {
  const clock = handClock();
  const records = Object.entries(items).map(
    ([number, item]) => [Number(number), { revision: 1, record: { ...resource.blank, ...item } }] as const,
  );
  const server = { records: new Map(records), restoredRevision: 0 };
  const api = { read: async () => server, save: async () => ({ kind: 'unreachable' }) as const };
  const journal = new RecordJournal(resource, memoryStorage(), 'author.scenario', 'tab', clock.now);
  const parts = {
    resource,
    scenarioId: 'scenario',
    api,
    journal,
    clock,
    isOnline: () => false,
    reportUnexpected: () => {},
  };
  const desk = new RecordDesk(server, parts);
  const nameOf: Reader['nameOf'] = (_, number, inLanguage = language) =>
    recordName(resource, desk.record(number), number, inLanguage);
  return openOver(desk, {
    language,
    languages: 'both',
    nameOf,
    exists: existenceOn([desk]),
    subscribe: () => () => undefined,
  });
}

/** Returns the table as it is when opened again from another screen. */
export const reopened = ({ desk, reader }: TableView): TableView => openOver(desk, reader);

function openOver(desk: RecordDesk, reader: Reader): TableView {
  const table = resource.tables?.list;
  if (!table) throw new Error('the items have a table');
  return new TableView(desk, 'list', table, reader, true);
}
