import { type CSSProperties, memo, useCallback, useSyncExternalStore } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { StoredPicture } from '#client/pictures/StoredPicture.tsx';
import { bannedMarksTexts } from '#client/resource/inputs/bannedMarksTexts.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import type { Refusal } from '#client/resource/table/cells/refusals.ts';
import type { TableColumn } from '#client/resource/table/columns/tableColumns.ts';
import { BLOCK_ROWS, frozenCount, ROW_HEIGHT } from '#client/resource/table/columns/tableGeometry.ts';
import { bannedTexts, textsIn } from '#client/resource/table/status/bannedTexts.ts';
import { useOverlongWords } from '#client/resource/table/status/CellOverlong.tsx';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import { type Reader, shownText } from '#client/resource/words/shownText.ts';
import { plainClick } from '#client/ui/plainClick.ts';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { danglingReferences } from '#domain/resource/checkRecord.ts';
import { blankOf, isThere, readInstead } from '#domain/resource/defineResource.ts';
import { differIn, isReadersText, type Leaf } from '#domain/resource/leaf.ts';
import { displayWidth } from '#domain/text/displayWidth.ts';
import { faultText } from '#domain/text/fault.ts';
import { cell as cellStyle, numberLink, number as numberStyle, row as rowStyle } from './TableRow.css.ts';

interface TableRowProps {
  readonly view: TableView;
  readonly id: string;
  readonly number: number;
  /** From 0, in the displayed order. */
  readonly index: number;
  readonly columns: readonly TableColumn[];
  /** The columns that refer to other records. */
  readonly references: readonly Leaf[];
  /** Reasons why values were refused, keyed by leaf path. */
  readonly refusals: ReadonlyMap<string, Refusal> | undefined;
  readonly lefts: readonly number[];
  /** The rendered columns from `first` up to but not including `last`, in addition to the frozen ones. */
  readonly first: number;
  readonly last: number;
  readonly reader: Reader;
  readonly href: string;
  readonly onOpen: (number: number) => void;
}

/** One record as a row. Renders again when its own record or a record that it refers to changes. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { view, id, number, index, columns, references, refusals, lefts, reader, href, onOpen } = props;
  const { desk } = view;
  // Renders again on every typed change, while `record` holds only what is stored.
  useDesk(desk, () => desk.typed(number));
  const record = desk.record(number);
  const mark = useRowMark(view, number);
  const hasNothing = !isThere(desk.resource, record, number);
  useSyncExternalStore(reader.subscribe, () => shownOfOthers(references, record, reader));
  const { isWhole } = desk.resource;
  const blank = blankOf(desk.resource, number);
  const missing = danglingReferences(references, record, reader.exists);
  const text = useText(bannedMarksTexts);
  const overlongWords = useOverlongWords(view);
  const banned = useSyncExternalStore(bannedTexts.subscribe, () => bannedPaths(columns, record)).split(' ');
  const name = desk.resource.numberNames?.(number)[reader.language];
  const isNamed = view.namesBeside.length > 0;
  const frozen = frozenCount(columns);
  const first = Math.max(frozen, props.first);
  const drawn = [...columns.slice(0, frozen), ...columns.slice(first, Math.max(first, props.last))];
  return (
    <tr
      aria-rowindex={index + 2}
      className={rowStyle({ tone: mark || (hasNothing ? 'blank' : 'written') })}
      style={{ top: (index % BLOCK_ROWS) * ROW_HEIGHT, width: lefts.at(-1) }}
      data-mark={mark || undefined}
    >
      <th scope="row" aria-colindex={1} className={numberStyle({ named: isNamed })} style={{ width: lefts[0] }}>
        <a className={numberLink} href={href} title={name} tabIndex={-1} onClick={plainClick(() => onOpen(number))}>
          {paddedNumber(desk.resource.name, number)}
        </a>
        {isNamed && <span> {name}</span>}
      </th>
      {drawn.map(({ leaf, width, isFrozen }, at) => {
        const column = at < frozen ? at : first + at - frozen;
        const { kind } = leaf.field;
        const refusal = refusals?.get(leaf.path);
        const refused = refusal
          ? `${refusal.text}: ${faultText(refusal.fault)[reader.language]}`
          : overlongWords({ number, leaf });
        const isBanned = banned.includes(leaf.path);
        const nothing = missing.find(({ path }) => path === leaf.path);
        const instead = readInstead(desk.resource, record, leaf.keys[0] ?? '')?.[reader.language];
        const shown = hasNothing ? '' : (instead ?? shownText(leaf, record, reader));
        const place: CSSProperties = { width };
        if (isFrozen) place.left = lefts[column] ?? 0;
        // The width of the columns left out between the frozen ones and the first rendered one.
        else if (column === first) place.marginLeft = (lefts[first] ?? 0) - (lefts[frozen] ?? 0);
        return (
          <td
            key={leaf.path}
            id={`${id}-${number}-${leaf.path}`}
            aria-colindex={column + 2}
            className={cellStyle({
              frozen: isFrozen,
              align: ALIGN[kind] ?? 'start',
              refused: refused !== undefined,
              banned: isBanned,
              missing: nothing !== undefined,
              changed: isWhole && differIn(leaf, blank, record),
              cut: kind !== 'picture' && displayWidth(shown) * WIDEST_COLUMN > width - PADDING,
            })}
            style={place}
            title={
              refused ??
              (isBanned
                ? text('banned.words') + bannedWords(record, leaf)
                : nothing && faultText(nothing.fault)[reader.language])
            }
          >
            {kind === 'picture' && shown !== '' ? (
              <StoredPicture id={shown} size="cell" name={leaf.label[reader.language]} />
            ) : (
              shown
            )}
          </td>
        );
      })}
    </tr>
  );
});

/** In pixels: the maximum width of half a full-width character, and the padding of a cell. */
const WIDEST_COLUMN = 9;
const PADDING = 17;

const ALIGN: Readonly<Partial<Record<string, 'end' | 'center'>>> = { int: 'end', flag: 'center' };

/** Whether a row needs its author's attention: others changed it too, or its values are invalid. */
function useRowMark({ desk }: TableView, number: number): 'conflict' | 'invalid' | '' {
  const subscribe = useCallback((listener: () => void) => desk.subscribe(listener), [desk]);
  return useSyncExternalStore(subscribe, () => {
    if (desk.conflicts.some((conflict) => conflict.number === number)) return 'conflict';
    return desk.problems.has(number) ? 'invalid' : '';
  });
}

/** Returns the paths of the columns in which a row contains banned words, as far as known. */
const bannedPaths = (columns: readonly TableColumn[], record: object): string =>
  columns
    .filter(({ leaf }) => isReadersText(leaf) && textsIn(record, leaf).some(bannedTexts.has))
    .map(({ leaf }) => leaf.path)
    .join(' ');

/** Returns the banned words in a cell, as they are written there. */
const bannedWords = (record: object, leaf: Leaf): string =>
  textsIn(record, leaf)
    .flatMap((text) => bannedTexts.placesIn(text).map(({ start, end }) => text.slice(start, end)))
    .join(', ');

/** Returns the names of referenced records and the paths of missing ones, as a key: the row renders again when it changes. */
const shownOfOthers = (references: readonly Leaf[], record: object, reader: Reader): string =>
  [
    ...references.map((leaf) => shownText(leaf, record, reader)),
    ...danglingReferences(references, record, reader.exists).map(({ path }) => path),
  ].join('\n');
