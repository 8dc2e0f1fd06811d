import ArrowLeft from 'lucide-react/icons/arrow-left';
import Eye from 'lucide-react/icons/eye';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Save from 'lucide-react/icons/save';
import Swords from 'lucide-react/icons/swords';
import type { ReactNode } from 'react';
import { eventTypeTexts } from '#client/floor/eventTypeTexts.ts';
import { formatShare } from '#client/i18n/formatShare.ts';
import { useText } from '#client/i18n/useText.ts';
import type { Names } from '#client/play/words/Names.ts';
import { Button } from '#client/ui/Button.tsx';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { NumberField } from '#client/ui/NumberField.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import { cellPlace, readField } from '#domain/map/floorGrid.ts';
import type { AuthorInput } from '#game/inputs.ts';
import { encounterOdds, type Place } from '#game/measure/encounterOdds.ts';
import { hasBit, NO_BITS, numbersIn } from '#game/state/bits.ts';
import { CHEATS, type GameState } from '#game/state/GameState.ts';
import { hashText } from '#game/state/hashState.ts';
import type { World } from '#game/world/World.ts';
import * as styles from './AuthorPanel.css.ts';
import { flagsOn } from './flagsOn.ts';
import { SoundAndText } from './SoundAndText.tsx';
import { toolsTexts } from './toolsTexts.ts';

const MOST_GOLD = 999_999_999_999;
/** The maximum number of monsters whose odds are shown. */
const MOST_ODDS = 6;

export interface AuthorPanelProps {
  readonly world: World;
  readonly state: GameState;
  readonly names: Names;
  readonly flagName: (flag: number) => string;
  /** Flags that the author has named. */
  readonly namedFlags: readonly number[];
  readonly onGive: (input: AuthorInput) => void;
  readonly onMap: () => void;
  readonly onRestart: () => void;
  readonly onSaves: (() => void) | undefined;
}

/** The actions and information that an author has in a test play. */
export function AuthorPanel(props: AuthorPanelProps) {
  const { world, state, names, onGive, onMap, onRestart, onSaves } = props;
  const text = useText(toolsTexts);
  const items = [...world.items.keys()].map((value) => ({ value, label: names.item(value) }));
  const isFighting = state.mode === 'battle' || state.mode === 'chest';
  return (
    <div className={styles.panel}>
      <div className={styles.buttons}>
        <Button size="small" icon={<ArrowLeft size={16} />} onPress={onMap}>
          {text('tools.toMap')}
        </Button>
        <Button size="small" icon={<RotateCcw size={16} />} onPress={onRestart}>
          {text('tools.restart')}
        </Button>
        {onSaves && (
          <Button size="small" icon={<Save size={16} />} onPress={onSaves}>
            {text('tools.saves')}
          </Button>
        )}
      </div>
      <div className={styles.switches}>
        {CHEATS.map((cheat) => (
          <Switch
            key={cheat}
            isSelected={state.cheats.includes(cheat)}
            onChange={(isOn) => onGive({ do: 'cheat', cheat, isOn })}
          >
            {text(`tools.cheat.${cheat}`)}
          </Switch>
        ))}
      </div>
      <div className={styles.buttons}>
        <Button size="small" icon={<Eye size={16} />} onPress={() => onGive({ do: 'reveal' })}>
          {text('tools.reveal')}
        </Button>
        <Button size="small" icon={<HeartPulse size={16} />} onPress={() => onGive({ do: 'heal' })}>
          {text('tools.heal')}
        </Button>
        {isFighting && (
          <Button size="small" icon={<Swords size={16} />} onPress={() => onGive({ do: 'win' })}>
            {text('tools.win')}
          </Button>
        )}
      </div>
      <NumberField
        label={text('tools.gold')}
        value={state.gold}
        min={0}
        max={MOST_GOLD}
        onChange={(gold) => onGive({ do: 'gold', gold })}
      />
      {items.length > 0 && (
        <ComboBox
          key={state.step}
          label={text('tools.item')}
          value={null}
          options={items}
          onChange={(item) => item !== null && onGive({ do: 'item', item })}
          emptyText={text('tools.item.none')}
        />
      )}
      <Flags {...props} />
      <Done {...props} />
      <OddsHere {...props} />
      <Part title={text('tools.moment')}>
        <li>{text('tools.seed', { seed: seedText(state) })}</li>
        <li>{text('tools.hash', { hash: hashText(state) })}</li>
        <li>{text('tools.walked', { walked: state.walked, quiet: state.quiet })}</li>
      </Part>
      <section>
        <h2 className={styles.title}>{text('tools.settings')}</h2>
        <SoundAndText world={world} />
      </section>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

const WORD = 2 ** 32;
const seedText = ({ seed: [high, low] }: GameState): number => high * WORD + (low >>> 0);

/** The flags that the author has named, that the floor uses, and that are ON. */
function Flags({ world, state, flagName, namedFlags, onGive }: AuthorPanelProps) {
  const text = useText(toolsTexts);
  const floor = world.floors.get(state.place.floor);
  const flags = [...new Set([...namedFlags, ...numbersIn(state.flags), ...(floor ? flagsOn(floor) : [])])];
  return (
    <Part title={text('tools.flags')}>
      {flags
        .sort((one, other) => one - other)
        .map((flag) => (
          <li key={flag}>
            <Switch isSelected={hasBit(state.flags, flag)} onChange={(isOn) => onGive({ do: 'flag', flag, isOn })}>
              {flagName(flag)}
            </Switch>
          </li>
        ))}
      {flags.length === 0 && <li className={styles.muted}>{text('tools.flags.none')}</li>}
    </Part>
  );
}

function Done({ world, state }: AuthorPanelProps) {
  const text = useText(toolsTexts, eventTypeTexts);
  const floor = world.floors.get(state.place.floor);
  const done = numbersIn(state.once[state.place.floor] ?? NO_BITS);
  return (
    <Part title={text('tools.done')}>
      {done.map((cell) => {
        const { x, y } = cellPlace(cell);
        const id = floor ? readField(floor.grid, 'event_id', x, y) : 0;
        return (
          <li key={cell}>{text('tools.done.event', { x, y, name: id > 0 ? text(`map.event.type.${id}`) : '' })}</li>
        );
      })}
      {done.length === 0 && <li className={styles.muted}>{text('tools.done.none')}</li>}
    </Part>
  );
}

function OddsHere({ world, state: { place }, names }: AuthorPanelProps) {
  const text = useText(toolsTexts);
  const floor = world.floors.get(place.floor);
  const room = floor ? (readField(floor.grid, 'room_id', place.x, place.y) as Place) : 0;
  const odds = floor ? encounterOdds(world.rules, floor.settings, room, world.tables, world.monsters) : [];
  return (
    <Part title={text('tools.odds')}>
      {odds.slice(0, MOST_ODDS).map(({ monster, chance }) => (
        <li key={monster}>{text('tools.odds.one', { name: names.monster(monster), chance: formatShare(chance) })}</li>
      ))}
      {odds.length === 0 && <li className={styles.muted}>{text('tools.odds.none')}</li>}
    </Part>
  );
}
