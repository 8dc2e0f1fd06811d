import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { EventGlyph } from '#client/floor/paint/EventGlyph.tsx';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { kindSoughtAtom, recentEventsAtom } from '#client/mapEditor/events/eventAtoms.ts';
import { eventTexts } from '#client/mapEditor/events/eventTexts.ts';
import { focusMap } from '#client/mapEditor/stage/focusMap.ts';
import { SearchField } from '#client/ui/SearchField.tsx';
import { EVENT_CATEGORIES, type EventType, eventType } from '#domain/catalogs/eventTypes.ts';
import { eventSentence } from '#domain/events/eventSentence.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import { description, kind as kindStyle, kinds, nothing, palette, section, sectionTitle } from './EventPalette.css.ts';
import { eventFormTexts } from './eventFormTexts.ts';

interface EventPaletteProps {
  /** The id of the event kind to place. */
  readonly value: number;
  readonly onChange: (event: number) => void;
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

/** All event kinds by category, recently used ones first; the search matches a part of the name in either language. The description of the
 * kind under the pointer, or else of the chosen one, is shown below. */
export default function EventPalette({ value, onChange }: EventPaletteProps) {
  const text = useText(eventFormTexts, eventTexts);
  const language = useAtomValue(languageAtom);
  const recent = useAtomValue(recentEventsAtom);
  const [sought, setSought] = useState('');
  const [pointed, setPointed] = useState<number>();
  const search = useRef<HTMLInputElement>(null);
  const [isSought, setIsSought] = useAtom(kindSoughtAtom);
  useEffect(() => {
    if (!isSought) return;
    search.current?.select();
    search.current?.focus();
    setIsSought(false);
  }, [isSought, setIsSought]);
  const groups = useMemo(() => {
    const key = searchKey(sought);
    const isFound = ({ id }: EventType) => WORDS.get(id)?.includes(key) ?? false;
    const used = recent.map(eventType).filter((type) => type !== undefined);
    return [
      { id: 'recent', title: text('map.event.recent'), types: used },
      ...EVENT_CATEGORIES.map(({ id, name, types }) => ({ id: String(id), title: name[language], types })),
    ]
      .map((group): Group => ({ ...group, types: group.types.filter(isFound) }))
      .filter(({ types }) => types.length > 0);
  }, [sought, recent, text, language]);

  /** A recently used kind is in the list twice; its first entry counts as the chosen one. */
  const keyOf = (group: Group, type: EventType) => `${group.id}.${type.id}`;
  const chosen = groups.flatMap((group) =>
    group.types.filter(({ id }) => id === value).map((type) => keyOf(group, type)),
  );
  const first = groups[0]?.types[0];
  const told = pointed ?? (sought !== '' && first ? first.id : value);

  return (
    <div className={palette}>
      <SearchField
        label={text('map.event.search')}
        value={sought}
        onChange={(typed) => {
          setSought(typed);
          setPointed(undefined);
        }}
        ref={search}
        onSubmit={(typed) => {
          // Clearing the field chooses nothing.
          if (typed !== sought || !first) return;
          onChange(first.id);
          setSought('');
          focusMap();
        }}
        clearLabel={text('map.event.search.clear')}
      />
      <ListBox
        className={kinds}
        aria-label={text('map.event.palette')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={chosen.slice(0, 1)}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys;
          if (key !== undefined) onChange(Number(String(key).split('.')[1]));
        }}
        onClickCapture={({ detail }) => detail > 0 && focusMap()}
        renderEmptyState={() => <div className={nothing}>{text('map.event.nothingFound')}</div>}
      >
        {groups.map((group) => (
          <ListBoxSection key={group.id} id={group.id} className={section}>
            <Header className={sectionTitle}>{group.title}</Header>
            {group.types.map((type) => (
              <ListBoxItem
                key={type.id}
                id={keyOf(group, type)}
                textValue={type.name[language]}
                className={kindStyle}
                onHoverStart={() => setPointed(type.id)}
                onHoverEnd={() => setPointed(undefined)}
                onFocus={() => setPointed(type.id)}
                onBlur={() => setPointed(undefined)}
              >
                <EventGlyph event={type.id} size={18} />
                {type.name[language]}
              </ListBoxItem>
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
      <p className={description}>{eventSentence(told)?.[language]}</p>
    </div>
  );
}
