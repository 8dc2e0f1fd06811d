import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { numberedName } from '#client/resource/words/recordName.ts';
import { Button } from '#client/ui/Button.tsx';
import { sentenceOf, spell } from '#domain/resources/spell.ts';
import type { Held } from './LevelBox.tsx';
import * as styles from './SpellListScreen.css.ts';
import { spellOnDesk } from './spellOnDesk.ts';
import { isSame, outOf, type Place, placeOf } from './spellPlaces.ts';
import { spellsTexts } from './spellsTexts.ts';

interface SpellInHandProps {
  readonly desk: RecordDesk;
  readonly held: Held | undefined;
  readonly onPut: (number: number, place: Place) => void;
  readonly onLeave: () => void;
}

/** A bar above the boxes: help for moving spells, or the effect and the actions of the picked spell. */
export function SpellInHand({ desk, held, onPut, onLeave }: SpellInHandProps) {
  const text = useText(spellsTexts);
  const canWrite = useMay('edit');
  if (!held) {
    return (
      <div className={styles.inHand}>
        <p className={styles.help}>{text(canWrite ? 'spells.boxes.help' : 'spells.boxes.look')}</p>
      </div>
    );
  }
  return <InHand {...{ desk, held, onPut, onLeave, canWrite }} />;
}

function InHand({
  desk,
  held: { number, isOfMonsters },
  onPut,
  onLeave,
  canWrite,
}: SpellInHandProps & { readonly held: Held; readonly canWrite: boolean }) {
  const text = useText(pageTexts, spellsTexts);
  const language = useAtomValue(languageAtom);
  const name = useDesk(desk, () => numberedName(spell, desk.record(number), number, language));
  const sentence = useDesk(desk, () => sentenceOf(spellOnDesk(desk, number), number)[language]);
  const out = outOf(placeOf(desk, number, isOfMonsters));
  const isInNone = useDesk(desk, () => isSame(placeOf(desk, number, isOfMonsters), out));
  return (
    <div className={styles.inHand}>
      <div className={styles.handLine}>
        <span className={styles.handName}>{name}</span>
        <RouteLink href={recordHref(desk.scenarioId, 'spell', number)}>{text('spells.open')}</RouteLink>
        {canWrite && !isInNone && (
          <Button size="small" onPress={() => onPut(number, out)}>
            {text(isOfMonsters ? 'spells.boxes.takeFromMonsters' : 'spells.boxes.takeOut')}
          </Button>
        )}
        <Button size="small" onPress={onLeave}>
          {text('common.cancel')}
        </Button>
      </div>
      <p className={styles.help}>{sentence}</p>
    </div>
  );
}
