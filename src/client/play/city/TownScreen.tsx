import { type ComponentType, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { playTexts } from '#client/play/words/playTexts.ts';
import type { CityPlace } from '#domain/resources/rules/fortifiedCitySetting.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Facility } from '#game/state/Operation.ts';
import { Castle } from './Castle.tsx';
import { EdgeOfTown } from './EdgeOfTown.tsx';
import { Inn } from './Inn.tsx';
import { Shop } from './Shop.tsx';
import { Tavern } from './Tavern.tsx';
import { Temple } from './Temple.tsx';
import { Things } from './Things.tsx';
import { Town } from './Town.tsx';
import { TownWindow } from './TownWindow.tsx';
import { Training } from './Training.tsx';
import { townTexts } from './townTexts.ts';
import type { Counter } from './useCounter.ts';
import type { Visit } from './visit.ts';

/** The component of each place of the city. */
const PLACES: Readonly<Record<CityPlace, ComponentType<Visit>>> = {
  city: Things,
  castle: Castle,
  tavern: Tavern,
  inn: Inn,
  shop: Shop,
  temple: Temple,
  training_ground: Training,
  edge_of_town: EdgeOfTown,
};
/** The place of the city whose look a facility of a labyrinth shares. */
const LIKE: Readonly<Record<Facility, CityPlace>> = {
  ...({ inn: 'inn', shop: 'shop', temple: 'temple', tavern: 'tavern' } as const),
  training: 'training_ground',
};

/** Whether the party is where it does not walk: the city, a camp, a facility. */
export const isInTown = ({ mode, pending }: Pick<GameState, 'mode' | 'pending'>): boolean =>
  mode === 'city' || mode === 'camp' || pending?.operation.op === 'visit';

interface TownScreenProps extends Visit {
  /** The open counter of an NPC. */
  readonly counter: Counter | undefined;
  readonly onCounterLeft: () => void;
}

/** The city and its places; also the camp and the facilities of labyrinths, which look the same. */
export function TownScreen({ counter, onCounterLeft, ...visit }: TownScreenProps) {
  const text = useText(townTexts, playTexts);
  const [place, setPlace] = useState<CityPlace>();
  const { state, names, give } = visit;
  const operation = state.pending?.operation;
  const leaves = () => give({ do: 'leave' });
  if (state.mode === 'camp') {
    return (
      <TownWindow title={text('town.camp')} leaveLabel={text('play.do.leave.camp')} onLeave={leaves}>
        <Things {...visit} />
      </TownWindow>
    );
  }
  if (operation?.op === 'visit') {
    const like = LIKE[operation.facility];
    const Place = PLACES[like];
    return (
      <TownWindow
        key={like}
        scene={like}
        title={text(`town.facility.${operation.facility}`)}
        leaveLabel={text('play.do.leave')}
        onLeave={leaves}
      >
        <Place {...visit} />
      </TownWindow>
    );
  }
  if (counter) {
    const Place = PLACES[counter];
    return (
      <TownWindow
        key={counter}
        scene={counter}
        title={text(`town.facility.${counter}`)}
        leaveLabel={text('play.back')}
        onLeave={onCounterLeft}
      >
        <Place {...visit} />
      </TownWindow>
    );
  }
  if (!place) return <Town {...visit} onGo={setPlace} />;
  const Place = PLACES[place];
  return (
    <TownWindow
      key={place}
      scene={place === 'city' ? undefined : place}
      title={place === 'city' ? text('town.things') : names.place(place)}
      onLeave={() => setPlace(undefined)}
    >
      <Place {...visit} />
    </TownWindow>
  );
}
