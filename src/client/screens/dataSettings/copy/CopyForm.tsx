import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useDesk } from '#client/resource/form/OpenRecord.ts';
import type { RecordDesk } from '#client/resource/RecordDesk.ts';
import { numberedName } from '#client/resource/recordName.ts';
import { writtenNumbers } from '#client/resource/writtenNumbers.ts';
import { canWriteAtom } from '#client/shell/account.ts';
import { fields as fieldsStyle, page } from '#client/shell/page.css.ts';
import { showError } from '#client/shell/showError.ts';
import { flushUnsaved } from '#client/shell/unsaved.ts';
import { Button } from '#client/ui/Button.tsx';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { readNumberRanges } from '#domain/text/numberRanges.ts';
import { CopyFields } from './CopyFields.tsx';
import { CopyPreview } from './CopyPreview.tsx';
import { copyForm } from './copyForm.css.ts';

/** What the server is asked for: fields of one record to others. */
export interface Copy {
  readonly scenario_id: string;
  readonly from: number;
  readonly to: number[];
  readonly fields: string[];
}

interface CopyFormProps {
  readonly desk: RecordDesk;
  readonly copyRecords: (copy: Copy) => Promise<{ data: { copied: number } }>;
}

/** What is copied, which of its fields, where to, and what that changes, before it is done. */
export function CopyForm({ desk, copyRecords }: CopyFormProps) {
  const { resource } = desk;
  const { first, last } = resource.numbers;
  const text = useText();
  const language = useAtomValue(languageAtom);
  const canWrite = useAtomValue(canWriteAtom);
  const [source, setSource] = useState<number | null>(null);
  const [names, setNames] = useState<readonly string[]>(Object.keys(resource.fields));
  const [typed, setTyped] = useState('');
  const [isPending, setPending] = useState(false);
  const written = useDesk(desk, () => writtenNumbers(desk).join(' '));
  const sources = useMemo(
    () =>
      written
        .split(' ')
        .filter((number) => number !== '')
        .map(Number)
        .map((number) => ({ value: number, label: numberedName(resource, desk.record(number), number, language) })),
    [written, desk, resource, language],
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
      const { data } = await copyRecords(input);
      await desk.refresh();
      showSnackbar(text('copy.copied', { count: data.copied }));
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
            label={text('copy.source')}
            hint={text('copy.source.hint')}
            value={source}
            onChange={setSource}
            options={sources}
            emptyText={text('copy.nothingFound')}
          />
          <CopyFields resource={resource} chosen={names} onChange={setNames} />
          <TextField
            label={text('copy.targets')}
            hint={text('copy.targets.hint')}
            value={typed}
            onChange={setTyped}
            errors={read ? [] : [text('copy.targets.fault', { first, last })]}
          />
        </div>
      </Panel>
      <Panel title={text('copy.preview')}>
        {isReady ? (
          <CopyPreview desk={desk} source={source} fieldCount={names.length} targets={targets} />
        ) : (
          <p>{text('copy.incomplete')}</p>
        )}
        <Button tone="primary" isDisabled={!isReady || !canWrite} isPending={isPending} onPress={() => void copy()}>
          {text('copy.copy')}
        </Button>
      </Panel>
    </div>
  );
}
