import { useAtomValue } from 'jotai';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import { type FocusEvent, Fragment, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { useScenarioLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk, useRecord } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import type { Message } from '#client/resource/said/SaidText.tsx';
import { DeskSaving } from '#client/resource/status/DeskSaving.tsx';
import { notifyStep } from '#client/resource/steps/notifyStep.ts';
import { stepDesk } from '#client/resource/steps/stepDesk.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { changedLeaves, leafValue } from '#domain/resource/leaf.ts';
import { NPC_COMMANDS, type Npc, npc, PAY } from '#domain/resources/npc.ts';
import {
  commandOf,
  type ListPart,
  messagesOf,
  mostRows,
  moveRow,
  nextRow,
  removeRow,
  SCRIPT_LISTS,
  type ScriptRow,
  scriptOf,
} from '#domain/resources/npcScript.ts';
import { askedLanguages } from '#domain/scenario/scenarioLanguages.ts';
import { LANGUAGES, type Language } from '#domain/text/languages.ts';
import { CommandNote } from './CommandNote.tsx';
import { Leftovers } from './Leftovers.tsx';
import { TalkTrial } from './lazyTrial.ts';
import * as styles from './NpcScript.css.ts';
import { PersonHead } from './PersonHead.tsx';
import { ScriptContext } from './Script.ts';
import { rowName, ScriptLine } from './ScriptLine.tsx';
import { ScriptPreview } from './ScriptPreview.tsx';
import { scriptTexts } from './scriptTexts.ts';
import { UseCounts } from './UseCounts.tsx';

/** States of saving of which nothing needs to be told here. */
const CALM: readonly string[] = ['idle', 'saving', 'saved'];

const keyOf = ({ part, index }: ScriptRow) => `${part} ${index}`;
const isListed = (part: string): part is ListPart => part in SCRIPT_LISTS;

/** The conversation of the open NPC as a script, with the game's window beside it. */
export function NpcScript({ messages }: { readonly messages: RecordDesk }) {
  const text = useText(scriptTexts);
  const shownLanguage = useAtomValue(languageAtom);
  const canWrite = useMay('edit');
  const { desk, number } = useOpenRecord();
  const record = useRecord(desk, number) as Npc;
  const { asked, missing } = useAskedLanguages(record, messages);
  const [chosen, setLanguage] = useState<Language>(shownLanguage);
  const language = asked.includes(chosen) ? chosen : (asked[0] ?? chosen);
  const [opened, setOpened] = useState<readonly ScriptRow[]>([]);
  const [current, setCurrent] = useState('meeting 0');
  const [uses, setUses] = useState<ReadonlyMap<number, number>>(new Map());
  const [isTrying, setTrying] = useState(false);
  const frame = useRef<HTMLOListElement>(null);
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current) frame.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = undefined;
  });

  const rows = scriptOf(record, opened);
  const said = [...new Set(messagesOf(record))];
  // The head of the form tells when all is saved.
  const isHeld = useDesk(messages, () => !CALM.includes(messages.saveState.kind));
  const script = useMemo(() => ({ messages, language, uses }), [messages, language, uses]);
  const named = rows.map((row) => {
    const place = rows.filter(({ part, index }) => part === row.part && index <= row.index).length;
    return { row, name: rowName(text, row, place) };
  });
  const preview = named.find(({ row }) => keyOf(row) === current) ?? named[0];

  /** Changes the record as one step. */
  function become(after: Npc, mark?: object) {
    const changes = changedLeaves(npc.leaves, desk.record(number), after);
    desk.edit(
      changes.map((leaf) => ({ number, leaf, value: leafValue(after, leaf) })),
      mark,
    );
  }
  function turnOn(command: number) {
    if (!record.commands[command]) become({ ...record, commands: { ...record.commands, [command]: true } });
  }
  function add(part: ListPart) {
    const row = nextRow(part, rows);
    if (!row) return;
    turnOn(SCRIPT_LISTS[part][1]);
    setOpened([...opened, row]);
    setCurrent(keyOf(row));
    next.current = `[data-row="${keyOf(row)}"] input`;
  }
  function move(row: ScriptRow, by: -1 | 1) {
    if (!isListed(row.part)) return;
    const own = rows.filter(({ part }) => part === row.part);
    const to = own[own.findIndex(({ index }) => index === row.index) + by];
    if (!to) return;
    become(moveRow(record, row.part, own, row.index, to.index));
    setCurrent(keyOf(to));
    next.current = `[data-row="${keyOf(to)}"] [data-moves="${by}"]:not([aria-disabled="true"], [disabled]), [data-row="${keyOf(to)}"] [data-moves]:not([aria-disabled="true"], [disabled])`;
  }
  function remove(row: ScriptRow, name: string) {
    if (!isListed(row.part)) return;
    const own = rows.filter(({ part }) => part === row.part);
    const mark = {};
    become(removeRow(record, row.part, own, row.index), mark);
    const last = own.at(-1);
    setOpened(opened.filter((one) => last && keyOf(one) !== keyOf(last)));
    next.current = `[data-add="${row.part}"]`;
    if (!desk.isNewest(mark)) return;
    notifyStep([desk], mark, text('script.removed', { row: name }), {
      label: text('script.undo'),
      onPress: () => void stepDesk(desk, 'undo'),
    });
  }
  function follow({ target }: FocusEvent) {
    const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (row) setCurrent(row);
  }
  const listProps = (row: ScriptRow, name: string) => {
    if (!canWrite || !isListed(row.part)) return {};
    const own = rows.filter(({ part }) => part === row.part).map(({ index }) => index);
    return {
      onUp: row.index === own[0] ? undefined : () => move(row, -1),
      onDown: row.index === own.at(-1) ? undefined : () => move(row, 1),
      onRemove: () => remove(row, name),
    };
  };
  const addButton = (part: ListPart) => (
    <Button
      size="small"
      data-add={part}
      icon={<Plus size={14} aria-hidden />}
      isDisabled={nextRow(part, rows) === undefined}
      onPress={() => add(part)}
    >
      {text(`script.${part}.add`, { count: rows.filter((row) => row.part === part).length, most: mostRows(part) })}
    </Button>
  );
  return (
    <ScriptContext value={script}>
      {said.length > 0 && <UseCounts messages={messages} numbers={said} onCounted={setUses} />}
      <div className={styles.around}>
        <div className={styles.screen}>
          <section className={styles.script} id="script" aria-label={text('script.title')}>
            <PersonHead />
            <div className={styles.bar}>
              <h3 className={styles.title}>{text('script.title')}</h3>
              {isHeld && <DeskSaving desk={messages} />}
              {asked.length > 1 && (
                <Choice
                  label={text('script.language')}
                  look="segments"
                  value={language}
                  onChange={setLanguage}
                  options={asked.map((value) => {
                    const name = text(`script.${value}`);
                    const count = missing[value];
                    return { value, label: count > 0 ? text('script.missing', { language: name, count }) : name };
                  })}
                />
              )}
            </div>
            <ol className={styles.rows} ref={frame} onFocus={follow}>
              {named.map(({ row, name }, at) => {
                const command = commandOf(row);
                const isFirst = at === 0 || commandOf(rows[at - 1] as ScriptRow) !== command;
                return (
                  <Fragment key={keyOf(row)}>
                    {command !== undefined && isFirst && !record.commands[command] && (
                      <li className={styles.off}>
                        <CommandNote
                          command={NPC_COMMANDS[command]?.label[shownLanguage] ?? ''}
                          onTurnOn={canWrite ? () => turnOn(command) : undefined}
                        />
                      </li>
                    )}
                    {row.part === 'unknown' && canWrite && <li className={styles.add}>{addButton('topic')}</li>}
                    <ScriptLine row={row} name={name} isCurrent={preview?.row === row} {...listProps(row, name)} />
                  </Fragment>
                );
              })}
            </ol>
            {canWrite && (
              <div className={styles.more}>
                {!rows.some(({ part }) => part === 'unknown') && addButton('topic')}
                {!rows.some(({ part }) => part === 'payment') && (
                  <Button size="small" icon={<Plus size={14} aria-hidden />} onPress={() => turnOn(PAY)}>
                    {text('script.payment.add')}
                  </Button>
                )}
                {addButton('trade')}
              </div>
            )}
            <Leftovers key={number} />
          </section>
          <div className={styles.beside}>
            {preview && <ScriptPreview row={preview.row} name={preview.name} />}
            <Button tone="primary" isWide icon={<Play size={16} aria-hidden />} onPress={() => setTrying(true)}>
              {text('script.try')}
            </Button>
          </div>
        </div>
      </div>
      <Suspense>{isTrying && <TalkTrial number={number} onClose={() => setTrying(false)} />}</Suspense>
    </ScriptContext>
  );
}

/** Returns the languages that the author is asked for, and how many texts are missing in each that the other one has. */
function useAskedLanguages(record: Npc, messages: RecordDesk) {
  const written = useScenarioLanguages();
  const said = [...new Set(messagesOf(record))];
  const told = useDesk(messages, () => {
    const texts = said.map((number) => {
      const { message_ja_boxes: ja, message_en_boxes: en } = messages.record(number) as Message;
      return { ja: ja.join('\n'), en: en.join('\n') };
    });
    const all = { ja: texts.map(({ ja }) => ja).join(''), en: texts.map(({ en }) => en).join('') };
    const isLacking = (language: Language) =>
      texts.filter((one) => one[language].trim() === '' && `${one.ja}${one.en}`.trim() !== '').length;
    return [askedLanguages(written, all).join(' '), isLacking('ja'), isLacking('en')].join(',');
  });
  const [asked = '', ja = '0', en = '0'] = told.split(',');
  return {
    asked: LANGUAGES.filter((language) => asked.includes(language)),
    missing: { ja: Number(ja), en: Number(en) },
  };
}
