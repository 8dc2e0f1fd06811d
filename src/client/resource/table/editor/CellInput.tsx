import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isPressed, keyText } from '#client/commands/keyCombination.ts';
import { useText } from '#client/i18n/useText.ts';
import { fillClipboard } from '#client/page/clipboard.ts';
import { LISTEN_KEY } from '#client/resource/inputs/SoundInput.tsx';
import { isTyped } from '#client/resource/table/cells/cellEdits.ts';
import { rectOf, single } from '#client/resource/table/cells/cellRange.ts';
import { boxOf } from '#client/resource/table/columns/tableGeometry.ts';
import type { TableCommand } from '#client/resource/table/commands/tableCommands.ts';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { useTableState } from '#client/resource/table/view/TableState.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import { shownLabel, shownText } from '#client/resource/words/shownText.ts';
import { registerDraft } from '#client/saving/takeDrafts.ts';
import { isComposing } from '#client/ui/isComposing.ts';
import { listenTo } from '#client/ui/playingSound.ts';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { writeCell } from '#domain/resource/cellText.ts';
import { isReadersText, leafValue } from '#domain/resource/leaf.ts';
import { displayWidth } from '#domain/text/displayWidth.ts';
import { CellChoices } from './CellChoices.tsx';
import { input, place as placeStyle } from './CellInput.css.ts';
import { CellMeasure } from './CellMeasure.tsx';
import { choicesOf, findChoices, hasChoices } from './cellChoices.ts';
import { moveByKey, stepByTab } from './tableKeys.ts';

interface CellInputProps {
  readonly view: TableView;
  readonly gridId: string;
  readonly label: string;
  readonly lefts: readonly number[];
  /** Whether the table is scrolled horizontally: cells of frozen columns keep their place. */
  readonly isAside: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly commands: readonly TableCommand[];
  /** Returns the number of visible rows. */
  readonly page: () => number;
}

/**
 * The only text field of a table. It lies over the active cell and keeps the focus, invisible until something is typed: so the first key of
 * an input method starts the edit and is not lost.
 */
export function CellInput(props: CellInputProps) {
  const { view, gridId, label, lefts, isAside, inputRef, commands, page } = props;
  const text = useText(tableTexts);
  const range = useTableState(view, 'range');
  const editing = useTableState(view, 'editing');
  const columns = useTableState(view, 'columns');
  const rows = useTableState(view, 'rows');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(-1);
  /** Set by Esc: the next Tab leaves the table. */
  const isLeaving = useRef(false);

  const cell = view.cellAt(range.active);
  const noneLabel = text('records.none');
  const { reader } = view;
  const edited = editing && cell?.leaf;
  const all = useMemo(
    () => (edited && hasChoices(edited) ? choicesOf(edited, reader, noneLabel) : undefined),
    [edited, reader, noneLabel],
  );
  const choices = useMemo(() => all && findChoices(all, typed), [all, typed]);
  const current = Math.min(chosen, (choices?.length ?? 0) - 1);

  // Puts the edited value into the field, or clears it; React does not control the field's text.
  useLayoutEffect(() => {
    const field = inputRef.current;
    if (!field) return;
    if (editing === undefined) field.value = '';
    if (editing === 'revise') {
      const active = view.activeCell;
      const value = active && leafValue(view.desk.typed(active.number), active.leaf);
      field.value = active && !hasChoices(active.leaf) ? writeCell(active.leaf, value) : '';
      field.setSelectionRange(field.value.length, field.value.length);
      setChosen(-1);
      setTyped(field.value);
    }
    if (editing) field.focus({ preventScroll: true });
  }, [editing, inputRef, view]);

  useEffect(() => {
    isLeaving.current = false;
  });

  function begin() {
    if (view.state.editing) return;
    setChosen(0);
    setTyped('');
    view.edit('replace');
  }

  const runs = (id: string) => commands.find((command) => command.id === id)?.run();

  /** Handles input while no text can be typed: toggles a flag; for a text that is edited in the form, reports the keys that open it. */
  function takeUntyped(field: HTMLInputElement) {
    const arrived = field.value;
    field.value = '';
    if (arrived === '' || !cell || isTyped(cell.leaf)) return;
    if (cell.leaf.field.kind === 'flag') {
      if (arrived.trim() === '') view.toggle();
      else view.enter(arrived.trim());
      return;
    }
    const opening = commands.filter(({ id }) => id === 'revise' || id === 'openForm');
    view.tell('records.news.inForm', { keys: opening.flatMap(({ keys }) => keys.map(keyText)).join(' / ') });
  }

  function commit() {
    const leaf = cell?.leaf;
    const value = inputRef.current?.value ?? '';
    if (!leaf || !view.state.editing) return;
    const choice = choices?.[current];
    if (choice) view.choose(choice.value);
    else if (choices && value === '') view.edit(undefined);
    else view.enter(value);
  }

  const newestCommit = useRef(commit);
  newestCommit.current = commit;
  useEffect(() => registerDraft(() => newestCommit.current()), []);

  function onEditingKey(event: KeyboardEvent<HTMLInputElement>) {
    const { key } = event;
    const isVertical = key === 'ArrowUp' || key === 'ArrowDown';
    if (key === 'Escape') {
      event.stopPropagation();
      view.edit(undefined);
    } else if (choices && isVertical) {
      event.preventDefault();
      const count = choices.length;
      if (count > 0) setChosen((current + (key === 'ArrowUp' ? -1 : 1) + count) % count);
    } else if (runInEdit(event)) {
      event.preventDefault();
    } else if (cell?.leaf.field.kind === 'sound' && isPressed({ keys: [LISTEN_KEY] }, event.nativeEvent)) {
      event.preventDefault();
      const marked = choices?.[current];
      if (marked) listenTo(marked.value);
    } else if (
      key === 'Enter' ||
      key === 'Tab' ||
      (view.state.editing === 'replace' && /^Arrow/.test(key) && !choices)
    ) {
      event.preventDefault();
      commit();
      if (key === 'Tab') stepByTab(view, event.shiftKey);
      else moveByKey(view, event, page());
    }
  }

  /** Runs a command that works during an edit. @returns whether the key belongs to one */
  function runInEdit({ nativeEvent }: KeyboardEvent<HTMLInputElement>): boolean {
    const command = commands.find((one) => one.worksInEdit && isPressed(one, nativeEvent));
    if (!command) return false;
    commit();
    command.run();
    return true;
  }

  function onIdleKey(event: KeyboardEvent<HTMLInputElement>) {
    const { key } = event;
    const command = commands.find((one) => !one.isClipboard && isPressed(one, event.nativeEvent));
    if (command) {
      event.preventDefault();
      if (command.isEnabled()) command.run();
    } else if (key === 'Tab') {
      if (!isLeaving.current && stepByTab(view, event.shiftKey)) event.preventDefault();
    } else if (moveByKey(view, event, page())) event.preventDefault();
    else if (key === 'Escape') isLeaving.current = true;
    else if (key === 'ArrowDown' && event.altKey) {
      event.preventDefault();
      if (cell && hasChoices(cell.leaf)) view.edit('revise');
      else runs('columnMenu');
    } else if (key === 'Backspace') {
      event.preventDefault();
      begin();
    }
  }

  function copy(event: ClipboardEvent<HTMLInputElement>) {
    if (view.state.editing) return;
    event.preventDefault();
    const isCopied = fillClipboard(event.clipboardData, view.copy());
    if (event.type === 'cut' && isCopied) view.clear();
  }

  /** Keeps the measure of the last edit in the page, hidden, because unmounting it costs more than the rest of a key press. */
  const lastMeasure = useRef<ReactNode>(null);
  if (!cell) return null;
  const { leaf, number } = cell;
  if (editing) lastMeasure.current = <CellMeasure field={leaf.field} typed={typed} isWatched={isReadersText(leaf)} />;
  const box = boxOf(rectOf(single(range.active)), lefts);
  const isFrozen = isAside && (columns[range.active.column]?.isFrozen ?? false);
  // The grid below is not this field's popup: while the list is closed, `aria-controls` is not set.
  const isDropped = choices !== undefined && choices.length > 0;
  const name = `${label} ${paddedNumber(view.desk.resource.name, number)} ${shownLabel(leaf, reader)}`;
  return (
    <div
      className={placeStyle}
      style={isFrozen ? { left: box.left, translate: `0 ${box.top}px` } : { translate: `${box.left}px ${box.top}px` }}
      key="place"
    >
      <input
        ref={inputRef}
        className={input}
        style={
          {
            minWidth: box.width,
            minHeight: box.height,
            '--letters': editing ? displayWidth(typed) : 0,
          } as CSSProperties
        }
        data-editing={editing}
        type="text"
        // Numbers with named values can also be typed by name.
        inputMode={leaf.field.kind === 'int' && leaf.field.options.length === 0 ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-expanded={isDropped}
        aria-controls={isDropped ? `${gridId}-choices` : undefined}
        aria-activedescendant={
          choices
            ? current >= 0
              ? `${gridId}-choice-${current}`
              : undefined
            : editing || rows.length === 0
              ? undefined
              : `${gridId}-${number}-${leaf.path}`
        }
        aria-label={name}
        placeholder={editing && choices ? shownText(leaf, view.desk.record(number), reader) : undefined}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (view.state.editing) onEditingKey(event);
          else onIdleKey(event);
        }}
        onCompositionStart={begin}
        onCompositionEnd={({ currentTarget }) => {
          if (!view.state.editing) takeUntyped(currentTarget);
        }}
        onInput={({ currentTarget, nativeEvent }) => {
          begin();
          if (view.state.editing) {
            setTyped(currentTarget.value);
            if (choices) setChosen(0);
          } else if (!(nativeEvent as InputEvent).isComposing) takeUntyped(currentTarget);
        }}
        onContextMenu={(event) => {
          // While nothing is edited the field gets no pointer events, so this event comes from the menu key.
          if (view.state.editing) return;
          event.preventDefault();
          runs('menu');
        }}
        onBlur={commit}
        onCopy={copy}
        onCut={copy}
        onPaste={(event) => {
          if (view.state.editing) return;
          event.preventDefault();
          view.paste(event.clipboardData.getData('text/plain'));
        }}
      />
      {lastMeasure.current}
      {choices && (
        <CellChoices
          id={gridId}
          leaf={leaf}
          language={reader.language}
          choices={choices}
          current={current}
          onChoose={(value) => view.choose(value)}
        />
      )}
    </div>
  );
}
