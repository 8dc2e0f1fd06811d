import { useAtomValue } from 'jotai';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { Select } from '#client/ui/Select.tsx';
import { eventType } from '#domain/catalogs/eventTypes.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { type EventCell, type Replacement, replacedEvents } from '#domain/map/manyEvents.ts';
import type { CellChange } from '#domain/map/patch.ts';
import { about, actions, fields } from './EventForm.css.ts';
import { eventFormTexts } from './eventFormTexts.ts';
import { kindOptions } from './kindOptions.ts';
import { manyEventsTexts } from './manyEventsTexts.ts';
import { told as toldStyle } from './SharedInput.css.ts';

interface ReplaceKindProps {
  readonly grid: FloorGrid;
  /** Side length of the floor in cells. */
  readonly size: number;
  readonly selected: readonly EventCell[];
  readonly all: readonly EventCell[];
  readonly onReplace: (cells: readonly CellChange[]) => void;
}

const EVERY = 0;

/** Replaces a kind of event by another one, in the selection or on the whole floor, and says first what that takes. */
export function ReplaceKind({ grid, size, selected, all, onReplace }: ReplaceKindProps) {
  const text = useText(manyEventsTexts, eventFormTexts);
  const language = useAtomValue(languageAtom);
  const [isOpen, setOpen] = useState(false);
  const [where, setWhere] = useState<'selection' | 'floor'>('selection');
  const [from, setFrom] = useState(EVERY);
  const [to, setTo] = useState<number | null>(null);
  const within = where === 'selection' && selected.length > 0 ? selected : all;
  const ids = [...new Set(within.map(({ event }) => event.event_id))];
  const chosen = ids.includes(from) ? from : EVERY;
  const cells = within.filter(({ event }) => chosen === EVERY || event.event_id === chosen);
  const type = eventType(to ?? 0);
  const plan = isOpen && type ? replacedEvents(grid, size, cells, type) : undefined;
  const countOf = (id: number) => within.filter(({ event }) => event.event_id === id).length;
  return (
    <div className={fields}>
      <div className={actions}>
        <Button
          size="small"
          tone="plain"
          icon={<ChevronRight size={16} aria-hidden />}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {text('map.replace.title')}
        </Button>
      </div>
      {isOpen && (
        <>
          {selected.length > 0 && (
            <Choice
              label={text('map.replace.where')}
              value={where}
              onChange={setWhere}
              options={[
                { value: 'selection', label: text('map.replace.selection', { count: selected.length }) },
                { value: 'floor', label: text('map.replace.floor', { count: all.length }) },
              ]}
            />
          )}
          <Select
            label={text('map.replace.from')}
            value={chosen}
            onChange={setFrom}
            options={[
              { value: EVERY, label: text('map.replace.every', { count: within.length }) },
              ...ids.map((id) => ({
                value: id,
                label: text('map.events.kind', { name: eventType(id)?.name[language] ?? `${id}`, count: countOf(id) }),
              })),
            ]}
          />
          <ComboBox
            label={text('map.replace.to')}
            value={to}
            onChange={setTo}
            options={kindOptions(language)}
            emptyText={text('map.event.nothingFound')}
          />
          {plan && <Told plan={plan} isPaired={type?.counterpart !== undefined} />}
          <div className={actions}>
            <Button
              size="small"
              isDisabled={!plan || plan.cells.length === 0}
              onPress={() => plan && onReplace(plan.cells)}
            >
              {text('map.replace.do', { count: plan?.cells.length ?? 0 })}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Told({ plan, isPaired }: { readonly plan: Replacement; readonly isPaired: boolean }) {
  const text = useText(manyEventsTexts);
  const language = useAtomValue(languageAtom);
  if (plan.cells.length === 0) return <p className={about}>{text('map.replace.none')}</p>;
  const parts = plan.lost.map(({ label, count }) => text('map.replace.lostPart', { name: label[language], count }));
  const { wayBacks, doors, sideless } = plan;
  const told = [
    text('map.replace.kept'),
    parts.length > 0 && text('map.replace.lost', { parts: parts.join(text('map.replace.separator')) }),
    wayBacks > 0 && text('map.replace.wayBacks', { count: wayBacks }),
    isPaired && text('map.replace.made'),
    doors > 0 && text('map.replace.doors', { count: doors }),
    sideless > 0 && text('map.replace.sideless', { count: sideless }),
  ].filter((line) => line !== false);
  return (
    <ul className={toldStyle} role="status">
      {told.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
