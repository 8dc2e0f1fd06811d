import { useAtomValue } from 'jotai';
import { useLocation, useSearchParams } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { page } from '#client/page/page.css.ts';
import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { recordName } from '#client/resource/words/recordName.ts';
import { numbersOf } from '#domain/resource/defineResource.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { type SignboardPlace, signboard, signboardNumber } from '#domain/resources/signboard.ts';
import type { Language } from '#domain/text/languages.ts';
import { messageTexts } from './messageTexts.ts';
import { layout } from './Signboard.css.ts';
import { SignboardEditor } from './SignboardEditor.tsx';
import { SignboardList } from './SignboardList.tsx';

const KINDS = [signboard, labyrinthSetting];
const LABYRINTHS = numbersOf(labyrinthSetting);
/** The parameter of the address with the current labyrinth. */
const LABYRINTH = 'labyrinth';

interface SignboardScreenProps {
  readonly scenarioId: string;
  readonly place: SignboardPlace;
  readonly language: Language;
}

/** The signboards at one place of every labyrinth, in one language. */
export default function SignboardScreen({ scenarioId, place, language }: SignboardScreenProps) {
  const text = useText(messageTexts);
  const shown = useAtomValue(languageAtom);
  const [path] = useLocation();
  const [parameters] = useSearchParams();
  const [signboards, labyrinths] = useRecordDesks(KINDS, scenarioId);
  if (!signboards || !labyrinths) return <RecordsPending resources={KINDS} scenarioId={scenarioId} />;
  const present =
    LABYRINTHS.find((labyrinth) => String(labyrinth) === parameters.get(LABYRINTH)) ?? labyrinthSetting.numbers.first;

  const nameOf = (labyrinth: number): string => {
    const title = recordName(labyrinthSetting, labyrinths.record(labyrinth), labyrinth, shown);
    return text('signboard.labyrinth', { number: labyrinth, name: title }).trim();
  };
  return (
    <div className={`${page} ${layout}`}>
      <SignboardList
        signboards={signboards}
        place={place}
        language={language}
        present={present}
        nameOf={nameOf}
        hrefOf={(labyrinth) => `${path}?${LABYRINTH}=${labyrinth}`}
      />
      <SignboardEditor
        key={present}
        desk={signboards}
        number={signboardNumber(present, place)}
        language={language}
        title={nameOf(present)}
      />
    </div>
  );
}
