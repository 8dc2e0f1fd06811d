import { useAtom, useAtomValue } from 'jotai';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Star from 'lucide-react/icons/star';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { GridList, GridListHeader, GridListItem, GridListSection } from 'react-aria-components/GridList';
import { Popover } from 'react-aria-components/Popover';
import { flushSync } from 'react-dom';
import { EventGlyph } from '#client/floor/paint/EventGlyph.tsx';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { MapEvents } from '#client/mapEditor/commands/useEvents.ts';
import {
  favouriteEventsAtom,
  type KindChoice,
  keepPlacingAtom,
  kindChoiceAtom,
  kindSoughtAtom,
  recentEventsAtom,
} from '#client/mapEditor/events/eventAtoms.ts';
import { eventTexts } from '#client/mapEditor/events/eventTexts.ts';
import { focusMap } from '#client/mapEditor/stage/focusMap.ts';
import { anchor } from '#client/ui/ContextMenu.css.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { SearchField } from '#client/ui/SearchField.tsx';
import { screen } from '#client/ui/screen.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import { EVENT_CATEGORIES, type EventType, eventType } from '#domain/catalogs/eventTypes.ts';
import { eventSentence } from '#domain/events/eventSentence.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import {
  description,
  head,
  kindName,
  kind as kindStyle,
  kinds,
  nothing,
  palette,
  place,
  searchPlace,
  section,
  sectionTitle,
  star,
} from './EventPalette.css.ts';
import { eventFormTexts } from './eventFormTexts.ts';
import { doFingersPoint } from './useTypedAhead.ts';

interface EventPaletteProps {
  readonly choice: KindChoice;
  readonly events: Pick<MapEvents, 'place' | 'arm'>;
}

interface Group {
  readonly id: string;
  readonly title: string;
  readonly types: readonly EventType[];
}

/** The searchable words of a kind: its number, and its names and those of its category in both languages. */
const WORDS = new Map(
  EVENT_CATEGORIES.flatMap(({ name, types }) =>
    types.map((type) => [type.id, searchKey([type.id, type.name.ja, type.name.en, name.ja, name.en].join(' '))]),
  ),
);

/**
 * The kinds of event beside a cell: marked ones first, then those used last, then all by category. The search matches a part of the name in
 * either language. The chosen kind is placed in the cell, or armed for the next press.
 */
export default function EventPalette({ choice, events }: EventPaletteProps) {
  const text = useText(eventFormTexts, eventTexts);
  const [, setChoice] = useAtom(kindChoiceAtom);
  const [sought, setSought] = useAtom(kindSoughtAtom);
  const isPhone = useMedia(screen.phone);
  const trigger = useRef<HTMLDivElement>(null);
  useEffect(() => () => setSought(''), [setSought]);
  const close = () => setChoice(undefined);
  function choose(type: number) {
    // The palette gives the focus back when it closes, so it is closed before the new event takes the focus.
    flushSync(close);
    if (choice.at) {
      events.place(type, choice.at, choice.point);
      return;
    }
    events.arm(type);
    focusMap();
  }
  return (
    <>
      <div ref={trigger} className={anchor} style={choice.beside} />
      <Popover
        className={palette}
        triggerRef={trigger}
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        placement={isPhone ? 'bottom' : 'right top'}
        offset={4}
      >
        <Dialog aria-label={text('map.event.palette')} className={place}>
          <Kinds sought={sought} onSought={setSought} onChosen={choose} />
        </Dialog>
      </Popover>
    </>
  );
}

interface KindsProps {
  readonly sought: string;
  readonly onSought: (sought: string) => void;
  readonly onChosen: (type: number) => void;
}

function Kinds({ sought, onSought, onChosen }: KindsProps) {
  const text = useText(eventFormTexts, eventTexts);
  const language = useAtomValue(languageAtom);
  const [isLocked, setLocked] = useAtom(keepPlacingAtom);
  const [favourites, setFavourites] = useAtom(favouriteEventsAtom);
  const groups = useGroups(sought);
  const [pointed, setPointed] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // With a finger this would open a keyboard over the list.
    if (doFingersPoint()) return;
    search.current?.focus({ preventScroll: true });
    // Typing goes on after the text that came before the palette.
    search.current?.setSelectionRange(search.current.value.length, search.current.value.length);
  }, []);
  const listed = groups.flatMap(({ types }) => types);
  // A kind that changes a second floor is placed only if it was asked for.
  const first = sought === '' ? listed.find(({ counterpart }) => counterpart === undefined) : listed[0];
  const told = eventType(pointed ?? first?.id ?? 0);

  const toggle = (id: number) =>
    setFavourites(favourites.includes(id) ? favourites.filter((each) => each !== id) : [...favourites, id]);
  return (
    <>
      <div className={head}>
        <div className={searchPlace}>
          <SearchField
            label={text('map.event.search')}
            value={sought}
            onChange={(typed) => {
              onSought(typed);
              setPointed(undefined);
            }}
            ref={search}
            onSubmit={(typed) => {
              // Clearing the field chooses nothing.
              if (typed === sought && first) onChosen(first.id);
            }}
            onLeave={(to) =>
              to === 'found' && list.current?.querySelector<HTMLElement>('[role=row][data-key]')?.focus()
            }
            clearLabel={text('map.event.search.clear')}
          />
        </div>
        <IconButton
          label={text('map.event.keepPlacing')}
          icon={isLocked ? <Lock size={16} /> : <LockOpen size={16} />}
          aria-pressed={isLocked}
          onPress={() => setLocked(!isLocked)}
        />
      </div>
      <GridList
        ref={list}
        className={kinds}
        aria-label={text('map.event.palette')}
        onAction={(key) => onChosen(Number(String(key).split('.')[1]))}
        renderEmptyState={() => <div className={nothing}>{text('map.event.nothingFound')}</div>}
      >
        {groups.map((group) => (
          <GridListSection key={group.id} id={group.id} className={section}>
            <GridListHeader className={sectionTitle}>{group.title}</GridListHeader>
            {group.types.map((type) => {
              const name = type.name[language];
              return (
                <GridListItem
                  key={type.id}
                  id={`${group.id}.${type.id}`}
                  textValue={name}
                  className={kindStyle}
                  onHoverStart={() => setPointed(type.id)}
                  onHoverEnd={() => setPointed(undefined)}
                >
                  {({ isFocused }) => (
                    <>
                      <EventGlyph event={type.id} size={18} />
                      <span className={kindName}>{name}</span>
                      <Button
                        className={star}
                        aria-label={text('map.event.favourite', { name })}
                        aria-pressed={favourites.includes(type.id)}
                        onPress={() => toggle(type.id)}
                      >
                        <Star size={14} aria-hidden />
                      </Button>
                      {isFocused && <Focused onFocused={setPointed} id={type.id} />}
                    </>
                  )}
                </GridListItem>
              );
            })}
          </GridListSection>
        ))}
      </GridList>
      <p className={description} role="status">
        {told && `${told.name[language]}: ${eventSentence(told.id)?.[language] ?? ''}`}
      </p>
    </>
  );
}

/** Reports the kind that has the focus while it is rendered. */
function Focused({ id, onFocused }: { readonly id: number; readonly onFocused: (id: number | undefined) => void }) {
  useEffect(() => {
    onFocused(id);
    return () => onFocused(undefined);
  }, [id, onFocused]);
  return null;
}

function useGroups(sought: string): readonly Group[] {
  const text = useText(eventFormTexts);
  const language = useAtomValue(languageAtom);
  const recent = useAtomValue(recentEventsAtom);
  const favourites = useAtomValue(favouriteEventsAtom);
  return useMemo(() => {
    const key = searchKey(sought);
    const isFound = ({ id }: EventType) => WORDS.get(id)?.includes(key) ?? false;
    const known = (ids: readonly number[]) => ids.map(eventType).filter((type) => type !== undefined);
    return [
      { id: 'favourite', title: text('map.event.favourites'), types: known(favourites) },
      { id: 'recent', title: text('map.event.recent'), types: known(recent.filter((id) => !favourites.includes(id))) },
      ...EVENT_CATEGORIES.map(({ id, name, types }) => ({ id: String(id), title: name[language], types })),
    ]
      .map((group): Group => ({ ...group, types: group.types.filter(isFound) }))
      .filter(({ types }) => types.length > 0);
  }, [sought, recent, favourites, text, language]);
}
