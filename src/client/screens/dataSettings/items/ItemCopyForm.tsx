import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { trpcClient } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useDesk } from '#client/resource/form/OpenRecord.ts';
import type { RecordDesk } from '#client/resource/RecordDesk.ts';
import { numberedName } from '#client/resource/recordName.ts';
import { canWriteAtom } from '#client/shell/account.ts';
import { fields as fieldsStyle, page } from '#client/shell/page.css.ts';
import { showError } from '#client/shell/showError.ts';
import { flushUnsaved } from '#client/shell/unsaved.ts';
import { Button } from '#client/ui/Button.tsx';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { isBlank } from '#domain/resource/defineResource.ts';
import { item } from '#domain/resources/item.ts';
import { readNumberRanges } from '#domain/text/numberRanges.ts';
import { CopyFields } from './CopyFields.tsx';
import { CopyPreview } from './CopyPreview.tsx';
import { copyForm } from './itemCopy.css.ts';

const { first, last } = item.numbers;
const NUMBERS = Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** What is copied, which of its fields, where to, and what that changes, before it is done. */
export function ItemCopyForm({ desk }: { readonly desk: RecordDesk }) {
  const text = useText();
  const language = useAtomValue(languageAtom);
  const canWrite = useAtomValue(canWriteAtom);
  const [source, setSource] = useState<number | null>(null);
  const [names, setNames] = useState<readonly string[]>(Object.keys(item.fields));
  const [typed, setTyped] = useState('');
  const [isPending, setPending] = useState(false);
  const written = useDesk(desk, () => NUMBERS.filter((number) => !isBlank(item, desk.record(number))).join(' '));
  const sources = useMemo(
    () =>
      written
        .split(' ')
        .filter((number) => number !== '')
        .map(Number)
        .map((number) => ({ value: number, label: numberedName(item, desk.record(number), number, language) })),
    [written, desk, language],
  );
  const read = readNumberRanges(typed, first, last);
  const targets = (read ?? []).filter((number) => number !== source);
  const isReady = source !== null && names.length > 0 && targets.length > 0;

  async function copy() {
    if (source === null) return;
    setPending(true);
    try {
      await flushUnsaved();
      const input = { scenario_id: desk.scenarioId, from: source, to: targets, fields: [...names] };
      const { data } = await trpcClient.copies.items.mutate(input);
      await desk.refresh();
      showSnackbar(text('itemCopy.copied', { count: data.copied }));
      setTyped('');
    } catch (error) {
      showError(error);
    }
    setPending(false);
  }
  return (
    <div className={`${page} ${copyForm}`}>
      <Panel>
        <div className={fieldsStyle}>
          <ComboBox
            label={text('itemCopy.source')}
            hint={text('itemCopy.source.hint')}
            value={source}
            onChange={setSource}
            options={sources}
            emptyText={text('itemCopy.nothingFound')}
          />
          <CopyFields chosen={names} onChange={setNames} />
          <TextField
            label={text('itemCopy.targets')}
            hint={text('itemCopy.targets.hint')}
            value={typed}
            onChange={setTyped}
            errors={read ? [] : [text('itemCopy.targets.fault', { first, last })]}
          />
        </div>
      </Panel>
      <Panel title={text('itemCopy.preview')}>
        {isReady ? (
          <CopyPreview desk={desk} source={source} fieldCount={names.length} targets={targets} />
        ) : (
          <p>{text('itemCopy.incomplete')}</p>
        )}
        <Button tone="primary" isDisabled={!isReady || !canWrite} isPending={isPending} onPress={() => void copy()}>
          {text('itemCopy.copy')}
        </Button>
      </Panel>
    </div>
  );
}
