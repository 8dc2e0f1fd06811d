import { useAtomValue } from 'jotai';
import { useLocation, useSearchParams } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { RecordsPending } from '#client/resource/RecordsPending.tsx';
import { useRecordDesks } from '#client/resource/useRecordDesk.ts';
import { page } from '#client/shell/page.css.ts';
import { TabBar } from '#client/ui/TabBar.tsx';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { type SignboardPlace, signboard, signboardNumber } from '#domain/resources/signboard.ts';
import type { Language } from '#domain/text/languages.ts';
import { messageTexts } from './messageTexts.ts';
import { SignboardEditor } from './SignboardEditor.tsx';

const KINDS = [signboard, labyrinthSetting];
const { first, last } = RECORD_KINDS.labyrinth_setting;
const LABYRINTHS = Array.from({ length: last - first + 1 }, (_, index) => first + index);
/** In the address, the labyrinth whose signboard is shown. */
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
  const [path, navigate] = useLocation();
  const [parameters] = useSearchParams();
  const [signboards, labyrinths] = useRecordDesks(KINDS, scenarioId);
  if (!signboards || !labyrinths) return <RecordsPending resources={KINDS} scenarioId={scenarioId} />;
  const present = LABYRINTHS.find((labyrinth) => String(labyrinth) === parameters.get(LABYRINTH)) ?? first;

  const nameOf = (labyrinth: number): string => {
    const { labyrinth_title } = labyrinths.record(labyrinth) as RecordOf<typeof labyrinthSetting>;
    return labyrinth_title[shown] || labyrinth_title.ja;
  };
  return (
    <div className={page}>
      <TabBar
        label={text('signboard.labyrinths')}
        tabs={LABYRINTHS.map((labyrinth) => ({
          href: `${path}?${LABYRINTH}=${labyrinth}`,
          label: text('signboard.labyrinth', { number: labyrinth, name: nameOf(labyrinth) }).trim(),
          isCurrent: labyrinth === present,
        }))}
        onNavigate={navigate}
      />
      <SignboardEditor
        key={present}
        desk={signboards}
        number={signboardNumber(present, place)}
        language={language}
        title={text('signboard.labyrinth', { number: present, name: nameOf(present) }).trim()}
      />
    </div>
  );
}
