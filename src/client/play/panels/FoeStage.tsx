import { useText } from '#client/i18n/useText.ts';
import { MonsterPicture } from '#client/pictures/MonsterPicture.tsx';
import type { Names } from '#client/play/words/Names.ts';
import { playTexts } from '#client/play/words/playTexts.ts';
import { ASLEEP, PARALYZED, PETRIFIED } from '#domain/catalogs/states.ts';
import { type BattleState, firstSeat, GROUP_SEATS } from '#game/state/BattleState.ts';
import type { World } from '#game/world/World.ts';
import * as styles from './FoeStage.css.ts';

interface FoeStageProps {
  readonly battle: BattleState;
  readonly world: World;
  readonly names: Names;
}

const HELPLESS = [ASLEEP, PARALYZED, PETRIFIED].reduce((bits, state) => bits | (1 << state), 0);
/** The maximum number of pictures drawn side by side for a group. */
const MOST_DRAWN = 4;

/** The foes in front of the view: each group with its picture, its name and the number of its able members. */
export function FoeStage({ battle, world, names }: FoeStageProps) {
  const text = useText(playTexts);
  return (
    <ul className={styles.stage} aria-label={text('play.foes')}>
      {battle.groups.map(({ monster, isKnown }, group) => {
        const first = firstSeat(group);
        const seats = Array.from({ length: GROUP_SEATS }, (_, at) => first + at);
        const here = seats.filter((seat) => (battle.hp[seat] ?? 0) > 0);
        const able = here.filter((seat) => ((battle.states[seat] ?? 0) & HELPLESS) === 0);
        const record = world.monsters.get(monster);
        if (here.length === 0 || !record) return null;
        return (
          <li key={first} className={styles.group}>
            <span className={styles.pictures} aria-hidden>
              {here.slice(0, MOST_DRAWN).map((seat) => (
                <span key={seat} className={styles.picture}>
                  <MonsterPicture
                    graphic={isKnown ? record.image : record.unconfirmed_image}
                    filter={record.color_filter}
                    isUnidentified={!isKnown}
                    scale={2}
                  />
                </span>
              ))}
            </span>
            <span className={styles.name}>
              {text('play.foes.group', { name: names.foe(monster, isKnown), able: able.length, count: here.length })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
