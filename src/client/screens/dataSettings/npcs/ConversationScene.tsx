import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useWrittenLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import { GameWindow } from '#client/pictures/GameWindow.tsx';
import { StoredPicture } from '#client/pictures/StoredPicture.tsx';
import { MonsterLook } from '#client/screens/dataSettings/MonsterLook.tsx';
import { DisplayGraphic } from '#client/ui/DisplayGraphic.tsx';
import { ENTRANCE_CONDITIONS } from '#domain/catalogs/entranceConditions.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { DEFAULT_SOUND } from '#domain/catalogs/soundEffects.ts';
import type { Npc } from '#domain/resources/npc.ts';
import { npcLook } from '#domain/resources/npcLook.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import type { Language } from '#domain/text/languages.ts';
import type { Deed, Scene } from '#game/measure/conversation.ts';
import * as styles from './ConversationPanel.css.ts';
import type { ConversationRecords, Message } from './conversationRecords.ts';
import { npcTexts } from './npcTexts.ts';
import { SceneSound } from './SceneSound.tsx';

interface ConversationSceneProps {
  readonly npc: Npc;
  readonly scene: Scene;
  readonly message: Message | undefined;
  /** The page of the message. */
  readonly page: number;
  readonly records: ConversationRecords;
}

/** The lines of a window without a message. */
const USUAL_LINES = 4;

/** The kind of record that each deed refers to, if any. */
const NAMED: Partial<Record<Deed['does'], RecordKindName>> = {
  needs_flag: 'event_flag',
  sets_flag: 'event_flag',
  gives_item: 'item',
  takes_item: 'item',
  fights: 'monster',
  chest: 'treasure_chest',
};

/** One scene of a conversation: the picture, the game's window in both languages, the sounds, and its further effects. */
export function ConversationScene({ npc, scene, message, page, records }: ConversationSceneProps) {
  const text = useText(npcTexts);
  const shown = useAtomValue(languageAtom);
  const languages = useWrittenLanguages();
  const sounds = [scene.sound, message?.start_sound].filter(
    (code) => code !== undefined && code !== DEFAULT_SOUND.code,
  );
  const wordsOf = (language: Language): string => {
    if (message) return message[`message_${language}_boxes`][page] ?? '';
    const lines = scene.lines.length > 0 ? scene.lines : scene.ways.map(({ label }) => label);
    return lines.map((line) => inLanguage(line, language)).join('\n');
  };
  const nameOf = (does: Deed['does'], number: number): string => {
    const kind = NAMED[does];
    if (kind) return records.name(kind, number, shown);
    const condition = does === 'condition' && ENTRANCE_CONDITIONS.find(({ code }) => code === number);
    return condition ? condition.label[shown] : String(number);
  };
  const lines = message?.window_lines ?? Math.max(USUAL_LINES, wordsOf(shown).split('\n').length);
  return (
    <>
      <div className={styles.windows}>
        <Picture npc={npc} records={records} />
        {languages.map((language) => (
          <GameWindow
            key={language}
            text={wordsOf(language)}
            columns={40}
            lines={lines}
            language={language}
            label={text(`npc.talk.${language}`)}
          />
        ))}
      </div>
      {(scene.deeds.length > 0 || sounds.length > 0) && (
        <ul className={styles.deeds}>
          {sounds.map((code) => (
            <li key={code}>
              <SceneSound label={text('npc.talk.sound')} code={code as number} />
            </li>
          ))}
          {scene.deeds.map(({ does, number }) => {
            const name = nameOf(does, number);
            return <li key={`${does} ${number}`}>{text(`npc.deed.${does}`, { name })}</li>;
          })}
        </ul>
      )}
    </>
  );
}

function Picture({ npc, records }: Pick<ConversationSceneProps, 'npc' | 'records'>) {
  const look = npcLook(npc, records.image);
  if (!look) return null;
  if (look.kind === 'file') return <StoredPicture id={look.id} size="small" name="" />;
  if (look.kind === 'monster') return <MonsterLook desk={records.monsters} number={look.number} scale={2} />;
  return (
    <div className={styles.graphic}>
      <DisplayGraphic code={look.code} />
    </div>
  );
}
