import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { refreshDerived } from '#client/api/refreshDerived.ts';
import { trpcClient } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { importTexts } from '#client/page/import/importTexts.ts';
import { Paged } from '#client/page/Paged.tsx';
import { fields } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { showError } from '#client/page/showError.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';
import { DifferenceTable } from '#client/resource/differences/DifferenceTable.tsx';
import { differencesIn } from '#client/resource/differences/differencesIn.ts';
import { differencesTexts } from '#client/resource/differences/differencesTexts.ts';
import { useSteps } from '#client/resource/form/useFormKeys.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { notifyStep } from '#client/resource/steps/notifyStep.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { numbersOf, type Preset, withPreset } from '#domain/resource/defineResource.ts';
import { rulesTexts } from './rulesTexts.ts';

/** Values on one page of the preview. */
const PAGE_SIZE = 40;

interface SampleDialogProps {
  readonly desk: RecordDesk;
  readonly onClose: () => void;
}

/** The dialog for loading one of a page's samples: it first shows the changes, and a single undo reverts all of them. */
export default function SampleDialog({ desk, onClose }: SampleDialogProps) {
  const text = useText(rulesTexts, pageTexts, importTexts, differencesTexts);
  const language = useAtomValue(languageAtom);
  const step = useSteps(desk, undefined);
  const { resource, scenarioId } = desk;
  const presets = Object.entries<Preset>(resource.presets ?? {});
  const [chosen, setChosen] = useState(presets[0]?.[0] ?? '');
  const [isPending, setPending] = useState(false);
  const preset = presets.find(([name]) => name === chosen)?.[1];
  const title = preset?.title[language] ?? '';
  const changes = useMemo(() => {
    const now = (number: number) => desk.record(number);
    const then = (number: number) => (preset ? withPreset(preset, number, now(number)) : now(number));
    return differencesIn(resource, numbersOf(resource), now, then);
  }, [desk, resource, preset]);
  const count = changes.length;
  const records = new Set(changes.map(({ number }) => number));

  async function load() {
    setPending(true);
    try {
      await flushUnsaved();
      await trpcClient.records[resource.name].importPreset.mutate({ scenario_id: scenarioId, preset: chosen });
      const made = {};
      await desk.imported(new Map(Array.from(records, (number) => [number, undefined])), made);
      refreshDerived();
      const message = text('rules.sample.done', { sample: title, count });
      notifyStep([desk], made, message, { label: text('differences.undo'), onPress: () => void step('undo') });
      onClose();
    } catch (error) {
      showError(error);
      setPending(false);
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('rules.sample.title', { page: resource.title[language] })}
      size="large"
      closeLabel={text('common.close')}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button tone="primary" isDisabled={count === 0} isPending={isPending} onPress={() => void load()}>
            {text('rules.sample.load')}
          </Button>
        </>
      }
    >
      <div className={fields}>
        <Choice
          label={text('rules.sample.choice')}
          look="segments"
          value={chosen}
          onChange={setChosen}
          options={presets.map(([value, { title: label }]) => ({ value, label: label[language] }))}
        />
        <p role="status">
          {count === 0 ? text('rules.sample.same') : text('rules.sample.counts', { count, records: records.size })}
        </p>
        {count > 0 && (
          <>
            <Paged key={chosen} title={text('rules.sample.changes')} entries={changes} size={PAGE_SIZE}>
              {(shown) => (
                <DifferenceTable
                  label={text('rules.sample.changes')}
                  {...{ resource, scenarioId }}
                  differences={shown}
                  before={text('rules.sample.now')}
                  after={text('rules.sample.then')}
                />
              )}
            </Paged>
            <Notice>{text('import.backup')}</Notice>
          </>
        )}
      </div>
    </Dialog>
  );
}
