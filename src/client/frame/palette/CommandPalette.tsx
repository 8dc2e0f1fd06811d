import { useSetAtom } from 'jotai';
import Search from 'lucide-react/icons/search';
import { createContext, type KeyboardEvent, useContext, useEffect, useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Collection } from 'react-aria-components/Collection';
import { Dialog } from 'react-aria-components/Dialog';
import { Header, ListBox, ListBoxItem, ListBoxSection, ListStateContext } from 'react-aria-components/ListBox';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Input, TextField } from 'react-aria-components/TextField';
import { frameTexts } from '#client/frame/frameTexts.ts';
import { useText } from '#client/i18n/useText.ts';
import { isComposing } from '#client/ui/isComposing.ts';
import { empty, item, itemHint, itemText, section, sectionTitle } from '#client/ui/Popover.css.ts';
import type { Command } from './Command.ts';
import * as styles from './CommandPalette.css.ts';
import { findCommands, groupsInOrder, searchable } from './findCommands.ts';
import { isPaletteOpenAtom } from './isPaletteOpenAtom.ts';
import { useFieldEntries } from './useFieldEntries.ts';
import { useGuideEntries } from './useGuideEntries.ts';
import { useMapEntries } from './useMapEntries.ts';
import { usePlaces } from './usePlaces.ts';
import { useRecordEntries } from './useRecordEntries.ts';
import { useRuleEntries } from './useRuleEntries.ts';
import { useScenarioEntries } from './useScenarioEntries.ts';
import { useSettings } from './useSettings.ts';
import { useTableEntries } from './useTableEntries.ts';

/** The maximum number of rule settings, or of guide entries, shown at once. */
const MOST_SINGLE = 12;

/** All commands and links, found by typing part of their names (Ctrl+K). */
export default function CommandPalette() {
  const text = useText(frameTexts);
  const setOpen = useSetAtom(isPaletteOpenAtom);
  const [query, setQuery] = useState('');
  /** The text for which Enter was pressed before any entry was marked. */
  const [entered, setEntered] = useState('');
  /** Whether an arrow key was pressed since the last typing: then the marked entry stays, whatever is found later. */
  const [isArrowed, setArrowed] = useState(false);
  const [map, table, work] = [useMapEntries(), useTableEntries(), useScenarioEntries()];
  const [places, settings, fields] = [usePlaces(), useSettings(), useFieldEntries()];
  const commands = useMemo(
    () => searchable([...map, ...table, ...work, ...places, ...settings, ...fields]),
    [map, table, work, places, settings, fields],
  );
  const [rules, guide] = [useRuleEntries(), useGuideEntries()];
  const records = useRecordEntries(query);
  // The server's results are not filtered again: an event can match words that its line does not show.
  const groups = useMemo(() => {
    // Rule settings and guide entries are many: each list is searched by itself, and shown only while there is a query.
    const single = (entries: typeof rules) =>
      query.trim() === '' ? [] : findCommands(entries, query).slice(0, MOST_SINGLE);
    const all = [...findCommands(commands, query), ...single(rules), ...records, ...single(guide)];
    return groupsInOrder([...commands, ...rules, ...searchable(records)], query)
      .map((group) => ({ group, entries: all.filter((command) => command.group === group) }))
      .filter(({ entries }) => entries.length > 0);
  }, [commands, rules, guide, records, query]);

  const first = groups[0]?.entries[0];
  // If the user types faster than the server answers, Enter runs the first result as soon as there is one.
  useEffect(() => {
    if (entered === '' || entered !== query || !first) return;
    setOpen(false);
    runAfterwards(first);
  }, [entered, query, first, setOpen]);

  function type(text: string) {
    setQuery(text);
    setEntered('');
    setArrowed(false);
  }
  function run(id: string) {
    setOpen(false);
    runAfterwards(groups.flatMap(({ entries }) => entries).find((command) => command.id === id));
  }
  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    // The Enter that commits an IME conversion does not choose an entry.
    const isCommitting = isComposing(event);
    if (!isCommitting && /^(Arrow(Up|Down)|Page|Home|End)/.test(event.key)) setArrowed(true);
    const isAhead = event.key === 'Enter' && !event.currentTarget.hasAttribute('aria-activedescendant');
    if (isCommitting || isAhead) event.stopPropagation();
    if (!isAhead || isCommitting) return;
    // The command may move the focus to a button, which this Enter must not press.
    event.preventDefault();
    setEntered(query);
  }
  return (
    <ModalOverlay isOpen onOpenChange={setOpen} isDismissable className={styles.backdrop}>
      <Modal className={styles.sheet}>
        <Dialog className={styles.dialog} aria-label={text('palette.title')}>
          <Autocomplete inputValue={query} onInputChange={type}>
            <TextField className={styles.field} aria-label={text('palette.title')} autoFocus>
              <Search size={18} aria-hidden />
              <Input
                className={styles.input}
                placeholder={text('palette.placeholder')}
                spellCheck="false"
                onKeyDownCapture={onKey}
              />
            </TextField>
            <MarkedFirst value={query.trim() === '' || isArrowed ? undefined : first?.id}>
              <ListBox
                className={styles.list}
                aria-label={text('palette.results')}
                onAction={(key) => run(String(key))}
                renderEmptyState={() => <p className={empty}>{text('palette.nothing')}</p>}
              >
                {groups.map(({ group, entries }) => (
                  <ListBoxSection key={group} id={group} className={section}>
                    <Header className={sectionTitle}>{text(`palette.${group}`)}</Header>
                    {/* Entries are keyed by their commands, so that those that stay are not rendered anew with every key. */}
                    <Collection items={entries}>{entryOf}</Collection>
                  </ListBoxSection>
                ))}
              </ListBox>
            </MarkedFirst>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Runs the command after the palette has closed: it may move the focus, which the open palette traps. */
const runAfterwards = (command: Command | undefined) => void requestAnimationFrame(() => command?.run());

const entryOf = ({ id, label, hint }: Command) => (
  <ListBoxItem id={id} textValue={label} className={item}>
    <span className={itemText}>{label}</span>
    <FirstMark id={id} />
    {hint && <span className={itemHint}>{hint}</span>}
  </ListBoxItem>
);

/** The entry that is marked for Enter: the first one, also if it was found later than the others. */
const MarkedFirst = createContext<string | undefined>(undefined);

/** Marks its entry when that comes first. Renders nothing. */
function FirstMark({ id }: { readonly id: string }) {
  const isFirst = useContext(MarkedFirst) === id;
  const manager = useContext(ListStateContext)?.selectionManager;
  useEffect(() => {
    if (isFirst && manager && manager.focusedKey !== null && manager.focusedKey !== id) manager.setFocusedKey(id);
  });
  return null;
}
