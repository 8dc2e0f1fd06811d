import { useAtomValue } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveFile } from '#client/api/saveFile.ts';
import type { TextOf } from '#client/i18n/defineTexts.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { otherFileOf } from '#client/page/otherFileOf.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { FileDrop } from '#client/ui/FileDrop.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { fileStem } from '#domain/files/fileName.ts';
import { FILE_TYPES } from '#domain/scenario/scenarioCode.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import type { Language } from '#domain/text/languages.ts';
import { LARGEST_SAVE, parseSave, readSave, type Save } from '#game/saves/Save.ts';
import { SAVE_SLOTS, strangenessOf } from '#game/saves/SaveKey.ts';
import type { GameSaves } from './GameSaves.ts';
import { GuestSaves } from './GuestSaves.tsx';
import type { SaveKeeper } from './SaveKeeper.ts';
import { SaveSlot } from './SaveSlot.tsx';
import type { SeenSave } from './Slot.ts';
import { savedAt } from './savedAt.ts';
import * as styles from './saves.css.ts';
import { savesTexts } from './savesTexts.ts';
import { useSlotName } from './useSlotName.ts';

interface SavesDialogProps {
  readonly saves: GameSaves;
  /** Undefined before a game has begun: then there is nothing to save. */
  readonly keeper: SaveKeeper | undefined;
  /** The title of the game, in Japanese. */
  readonly title: string;
  /** Undefined if the game cannot be played now: its saves can be exported and removed, but none can be imported. */
  readonly onLoad: ((save: Save) => void) | undefined;
  readonly onClose: () => void;
}

const SLOTS = Array.from({ length: SAVE_SLOTS }, (_, slot) => slot);

/** The last message. */
interface Said {
  readonly tone: 'success' | 'danger';
  readonly words: string;
}

/** The dialog with the saves of a game: the player's slots and the autosave, with export to and import from files. */
export function SavesDialog({ saves, keeper, title, onLoad, onClose }: SavesDialogProps) {
  const text = useText(savesTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  const view = useSyncExternalStore(saves.subscribe, () => saves.view);
  const [said, say] = useState<Said>();
  const [former, setFormer] = useState(0);
  useEffect(() => {
    void saves.refresh();
    void saves.former(title).then((found) => setFormer(found.length));
  }, [saves, title]);
  const nameOf = useSlotName();

  async function save(slot: number, from: SaveKeeper): Promise<void> {
    const seen = view.slots[slot]?.raw;
    await saves.look();
    const there = saves.view.slots[slot]?.raw;
    // Another tab has saved there since the slot was shown: a save is only overwritten after it was seen.
    const isOther = there !== undefined && savedAt(there) !== savedAt(seen);
    const written = isOther ? 'otherTab' : await from.saveInto(slot);
    const tone = written === 'kept' ? 'success' : 'danger';
    say({ tone, words: text(`saves.written.${written}`, { slot: nameOf(slot) }) });
  }

  async function take(file: File): Promise<void> {
    const free = saves.freeSlot;
    // The size of a file is in bytes; a letter has at most four of them.
    const read = file.size > LARGEST_SAVE * 4 ? ({ fault: 'oversized' } as const) : parseSave(await file.text());
    const other = await otherFileOf(file, 'save');
    const refused =
      'fault' in read
        ? (other?.[language] ?? text(`saves.fault.${read.fault}`))
        : strangeness(text, language, read.save, saves);
    if ('fault' in read || refused !== undefined) say({ tone: 'danger', words: refused ?? '' });
    else if (free === undefined) say({ tone: 'danger', words: text('saves.noneFree') });
    else {
      const written = await saves.write(free, read.save);
      if (written === 'kept') say({ tone: 'success', words: text('saves.imported', { slot: nameOf(free) }) });
      else say({ tone: 'danger', words: text(`saves.written.${written}`, { slot: nameOf(free) }) });
    }
  }

  const exportSave = ({ raw }: SeenSave) => saveFile(new Blob([JSON.stringify(raw)]), fileName(raw, title, language));

  return (
    <Dialog
      isOpen
      size="large"
      title={text('saves.title')}
      closeLabel={text('common.close')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{text('common.close')}</Button>}
    >
      <div className={styles.panel}>
        {view.storeFault && <Notice tone="warning">{text(`saves.${view.storeFault}`)}</Notice>}
        {view.isUnreadable && <Notice tone="warning">{text('saves.unreadable')}</Notice>}
        {view.refusal !== undefined && <Notice tone="warning">{view.refusal}</Notice>}
        {said && (
          <div className={styles.said}>
            <Notice tone={said.tone} role={said.tone === 'danger' ? 'alert' : 'status'}>
              {said.words}
            </Notice>
          </div>
        )}
        <ol className={styles.list}>
          {SLOTS.map((slot) => (
            <SaveSlot
              key={slot}
              {...{ saves, slot, onLoad }}
              view={view.slots[slot]}
              onSave={keeper && (() => void save(slot, keeper))}
              onExport={exportSave}
            />
          ))}
        </ol>
        <GuestSaves
          {...{ saves }}
          guests={view.guests}
          onTakenOver={(slot) =>
            say(
              slot === undefined
                ? { tone: 'danger', words: text('saves.noneFree') }
                : { tone: 'success', words: text('saves.imported', { slot: nameOf(slot) }) },
            )
          }
          onExport={exportSave}
        />
        {onLoad && (
          <FileDrop
            label={text('saves.drop')}
            chooseLabel={text('saves.import')}
            accept={['application/json']}
            onChoose={(file) => void take(file)}
          >
            <p>{text('saves.importHint')}</p>
          </FileDrop>
        )}
        {former > 0 && <Notice>{text('saves.former', { count: former })}</Notice>}
      </div>
    </Dialog>
  );
}

const titleOf = ({ told: { title_ja, title_en } }: Save, language: Language): string =>
  inLanguage({ ja: title_ja, en: title_en }, language);

/** Returns the name of an export. A damaged save can be exported too; it is named after the current game. */
const fileName = (raw: unknown, title: string, language: Language): string => {
  const read = readSave(raw);
  const name = 'save' in read ? titleOf(read.save, language) : title;
  const time = new Date(savedAt(raw) ?? Number.NaN);
  const [date = ''] = Number.isNaN(time.getTime()) ? [] : time.toISOString().split('T');
  return `${[fileStem(name, 'meikyu'), date].filter(Boolean).join(' ')}.meikyu-save.json`;
};

/** Returns the reason why a save cannot be loaded here; undefined if it can. */
function strangeness(
  text: TextOf<keyof typeof savesTexts>,
  language: Language,
  save: Save,
  { key }: GameSaves,
): string | undefined {
  const strange = strangenessOf(save, key);
  const digits = save.key.length - 'work:'.length;
  const type = FILE_TYPES.find((one) => one.digits === digits)?.label[language] ?? '';
  return strange && text(`saves.strange.${strange}`, { title: titleOf(save, language), type });
}
