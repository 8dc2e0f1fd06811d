import { useAtomValue } from 'jotai';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useRef, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { useRules } from '#client/resource/model/useRules.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { referredKinds } from '#client/resource/words/useReader.ts';
import { Button } from '#client/ui/Button.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { canPlaySounds, playSound } from '#client/ui/playingSound.ts';
import { DEFAULT_SOUND } from '#domain/catalogs/soundEffects.ts';
import { type Npc, npc } from '#domain/resources/npc.ts';
import { type Place, sceneOf } from '#game/measure/conversation.ts';
import * as styles from './ConversationPanel.css.ts';
import { ConversationScene } from './ConversationScene.tsx';
import { conversationRecords } from './conversationRecords.ts';
import { npcTexts } from './npcTexts.ts';

const KINDS = referredKinds(npc);
const START: Place = { at: 'met' };

/** The conversation with the open NPC as a party has it, to be clicked through in both languages. */
export function ConversationPanel() {
  const text = useText(npcTexts);
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const record = useRecord(desk, number) as Npc;
  const desks = useRecordDesks(KINDS, desk.scenarioId);
  const rules = useRules(desk.scenarioId);
  const [now, setNow] = useState({ place: START, page: 0 });
  const ways = useRef<HTMLFieldSetElement>(null);
  const hasGone = useRef(false);
  // The pressed choice is gone, so the focus goes to the first of the next ones.
  useEffect(() => {
    if (hasGone.current && now) ways.current?.querySelector('button')?.focus();
    hasGone.current = false;
  }, [now]);

  const records = conversationRecords(desks);
  if (!records) {
    return (
      <Panel title={text('npc.talk')}>
        <RecordsPending resources={KINDS} scenarioId={desk.scenarioId} />
      </Panel>
    );
  }
  const scene = sceneOf(rules, record, now.place, records.goods);
  const message = records.message(scene.message);
  const lastPage = Math.max(message?.message_ja_boxes.length ?? 0, message?.message_en_boxes.length ?? 0, 1) - 1;
  const page = Math.min(now.page, lastPage);

  function go(to: Place) {
    hasGone.current = true;
    setNow({ place: to, page: 0 });
    const { sound } = sceneOf(rules, record, to, records?.goods ?? (() => undefined));
    if (sound !== DEFAULT_SOUND.code && canPlaySounds()) void playSound(sound);
  }
  return (
    <Panel
      title={text('npc.talk')}
      actions={
        <Button size="small" icon={<RotateCcw size={14} aria-hidden />} onPress={() => go(START)}>
          {text('npc.talk.again')}
        </Button>
      }
    >
      <ConversationScene npc={record} scene={scene} message={message} page={page} records={records} />
      <fieldset className={styles.ways} aria-label={text('npc.talk.ways')} ref={ways}>
        {page < lastPage ? (
          <Button size="small" onPress={() => setNow({ ...now, page: page + 1 })}>
            {text('npc.talk.page', { page: page + 1, pages: lastPage + 1 })}
          </Button>
        ) : (
          scene.ways.map(({ label, to }) => (
            <Button key={JSON.stringify(to)} size="small" onPress={() => go(to)}>
              {label[language]}
            </Button>
          ))
        )}
        {page === lastPage && scene.ways.length === 0 && (
          <Button size="small" onPress={() => go(START)}>
            {text('npc.talk.meetAgain')}
          </Button>
        )}
      </fieldset>
    </Panel>
  );
}
