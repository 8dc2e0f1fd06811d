import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { filled } from '#client/screens/areas/areas.css.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { leavesOfFields, numbersOf } from '#domain/resource/defineResource.ts';
import { differIn, leafValue } from '#domain/resource/leaf.ts';
import { defaultNames, spell } from '#domain/resources/spell.ts';
import { spellsTexts } from './spellsTexts.ts';

/** The names of the spells in both languages, as a spreadsheet. */
export default function SpellNameScreen({ scenarioId }: { readonly scenarioId: string }) {
  const canWrite = useMay('edit');
  const desk = useRecordDesk(spell, scenarioId);
  return (
    <div className={filled}>
      {canWrite && desk && <DefaultNames desk={desk} />}
      <RecordTable resource={spell} table="names" scenarioId={scenarioId} />
    </div>
  );
}

/** Overwrites the names with the default ones, as a single undo step. */
function DefaultNames({ desk }: { readonly desk: RecordDesk }) {
  const text = useText(pageTexts, spellsTexts);
  const [isAsking, setAsking] = useState(false);
  const changes = isAsking ? changesOf(desk) : [];
  const count = new Set(changes.map(({ number }) => number)).size;
  const close = () => setAsking(false);
  function ask() {
    if (changesOf(desk).length > 0) setAsking(true);
    else showSnackbar(text('spells.sample.none'));
  }
  function load() {
    desk.edit(changes);
    showSnackbar(text('spells.sample.done', { count }));
    close();
  }
  return (
    <div>
      <Button icon={<Sparkles size={16} aria-hidden />} onPress={ask}>
        {text('spells.sample')}
      </Button>
      {isAsking && (
        <Dialog
          isOpen
          onClose={close}
          title={text('spells.sample.title')}
          onSubmit={load}
          actions={
            <>
              <Button onPress={close}>{text('common.cancel')}</Button>
              <Button type="submit" tone="primary">
                {text('spells.sample.do')}
              </Button>
            </>
          }
        >
          <p>{text('spells.sample.about', { count })}</p>
        </Dialog>
      )}
    </div>
  );
}

function changesOf(desk: RecordDesk) {
  return numbersOf(spell).flatMap((number) => {
    const names = defaultNames(number);
    return leavesOfFields(spell, Object.keys(names))
      .filter((leaf) => differIn(leaf, names, desk.record(number)))
      .map((leaf) => ({ number, leaf, value: leafValue(names, leaf) }));
  });
}
