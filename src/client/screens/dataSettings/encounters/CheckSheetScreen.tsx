import { useText } from '#client/i18n/useText.ts';
import { muted, page } from '#client/page/page.css.ts';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { floorPath, scenarioPath } from '#client/page/scenario/scenario.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { NoRecord } from '#client/screens/dataSettings/NoRecord.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { monster } from '#domain/resources/monster.ts';
import { BattleOdds } from './BattleOdds.tsx';
import * as styles from './checkSheet.css.ts';
import { encountersTexts } from './encountersTexts.ts';
import { cards } from './MonsterCard.css.ts';
import { MonsterCard } from './MonsterCard.tsx';
import { PlaceOdds } from './PlaceOdds.tsx';
import { type FloorCheck, useCheckSheet, useUnselectedMonsters } from './useEncounters.ts';
import { useFloorTitle } from './useFloorTitle.ts';

const KINDS = [monster];

/** The odds of the monsters floor by floor and room by room, and the monsters that are never met. */
export default function CheckSheetScreen({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(encountersTexts);
  const sheet = useCheckSheet(scenarioId);
  const unselected = useUnselectedMonsters(scenarioId);
  const monsters = useRecordDesk(monster, scenarioId);
  const failed = [sheet, unselected].find(({ isError, data }) => isError && !data);
  if (failed) return <QueryFailure query={failed} />;
  if (!sheet.data || !unselected.data || !monsters) return <RecordsPending resources={KINDS} scenarioId={scenarioId} />;
  return (
    <div className={page}>
      {writtenNumbers(monsters).length > 0 ? (
        <>
          <p className={muted}>{text('checkSheet.about')}</p>
          {sheet.data.data.length === 0 && <NoFloor scenarioId={scenarioId} />}
          {sheet.data.data.map((floor) => (
            <FloorOdds key={floor.number} floor={floor} monsters={monsters} />
          ))}
          <Unselected numbers={unselected.data.data.map(({ number }) => number)} monsters={monsters} />
        </>
      ) : (
        <NoRecord kind="monster" scenarioId={scenarioId} />
      )}
    </div>
  );
}

function NoFloor({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(encountersTexts);
  return (
    <Panel>
      <EmptyState
        text={text('checkSheet.noFloor')}
        action={
          <RouteLink href={`${scenarioPath(scenarioId)}/floor-maps`} look="primary">
            {text('checkSheet.toFloors')}
          </RouteLink>
        }
      />
    </Panel>
  );
}

function FloorOdds({ floor, monsters }: { readonly floor: FloorCheck; readonly monsters: RecordDesk }) {
  const text = useText(encountersTexts);
  const title = useFloorTitle()(floor);
  return (
    <div className={styles.floor}>
      <Panel
        title={title}
        actions={
          <RouteLink
            href={floorPath(monsters.scenarioId, floor.number)}
            aria-label={`${title} ${text('checkSheet.map')}`}
          >
            {text('checkSheet.map')}
          </RouteLink>
        }
      >
        <div className={styles.places}>
          {floor.places.map((place) => (
            <PlaceOdds key={place.room_id} floor={floor.number} place={place} monsters={monsters} />
          ))}
          {floor.battles.map((battle) => (
            <BattleOdds
              key={JSON.stringify(battle.cells[0])}
              floor={floor.number}
              battle={battle}
              monsters={monsters}
            />
          ))}
          {floor.battle_count > floor.battles.length && (
            <p className={muted}>
              {text('checkSheet.moreBattles', { count: floor.battle_count - floor.battles.length })}
            </p>
          )}
        </div>
      </Panel>
    </div>
  );
}

function Unselected({ numbers, monsters }: { readonly numbers: readonly number[]; readonly monsters: RecordDesk }) {
  const text = useText(encountersTexts);
  return (
    <Panel title={text('checkSheet.unselected', { count: numbers.length })}>
      {numbers.length === 0 && <p className={muted}>{text('checkSheet.unselected.none')}</p>}
      <ul className={cards}>
        {numbers.map((number) => (
          <li key={number}>
            <MonsterCard desk={monsters} number={number} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
