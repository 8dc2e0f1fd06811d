import { useAtomValue } from 'jotai';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useMemo, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { muted, page } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { RecordCard } from '#client/resource/display/RecordCard.tsx';
import { DeskSteps } from '#client/resource/form/DeskSteps.tsx';
import { useFormKeys } from '#client/resource/form/useFormKeys.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import { numberedName, recordOption } from '#client/resource/words/recordName.ts';
import { SavingIndicator } from '#client/saving/SavingIndicator.tsx';
import { NoRecord } from '#client/screens/dataSettings/NoRecord.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { recordErrors } from '#domain/resource/checkRecord.ts';
import { leavesOfFields } from '#domain/resource/defineResource.ts';
import { labelAt, leafValue, withLeaves } from '#domain/resource/leaf.ts';
import { faultText } from '#domain/text/fault.ts';
import { readNumberRanges } from '#domain/text/numberRanges.ts';
import { CopyFields } from './CopyFields.tsx';
import { CopyOrigin } from './CopyOrigin.tsx';
import { CopyPreview } from './CopyPreview.tsx';
import * as styles from './copyForm.css.ts';
import { type CopySources, sourcesOn } from './copySources.ts';
import { copyTexts } from './copyTexts.ts';

interface CopyFormProps {
  readonly desk: RecordDesk;
  /** The kind of the desk's records. */
  readonly kind: 'item' | 'monster';
}

/** The form for copying: the source, the fields, the targets, and a preview of the changes. The copy is a single undo step. */
export function CopyForm({ desk, kind }: CopyFormProps) {
  const { resource } = desk;
  const { first, last } = resource.numbers;
  const text = useText(copyTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  const canWrite = useMay('edit');
  const [source, setSource] = useState<number | null>(null);
  /** The records of elsewhere; undefined for those of this scenario. */
  const [elsewhere, setElsewhere] = useState<CopySources>();
  const [names, setNames] = useState<readonly string[]>(Object.keys(resource.fields));
  const [typed, setTyped] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState<string>();
  const key = `${source} ${names.join(' ')} ${typed}`;
  useEffect(() => {
    if (key !== '') setFault(undefined);
  }, [key]);
  useFormKeys(desk);
  const written = useDesk(desk, () => writtenNumbers(desk).join(' '));
  const origins = useMemo(
    () => elsewhere ?? (written === '' ? new Map<number, object>() : sourcesOn(desk)),
    [elsewhere, written, desk],
  );
  const sources = useMemo(
    () => Array.from(origins, ([number, record]) => recordOption(resource, record, number, language)),
    [origins, resource, language],
  );
  const origin = useDesk(desk, () => {
    if (source === null) return undefined;
    return elsewhere ? elsewhere.get(source) : desk.record(source);
  });
  const read = readNumberRanges(typed, first, last);
  const targets = (read ?? []).filter((number) => elsewhere !== undefined || number !== source);
  const leaves = useMemo(() => leavesOfFields(resource, names), [resource, names]);
  /** Returns why the typed text is not a list of target numbers. */
  const targetsFault = () => {
    if (!read) return [text('copy.targets.fault', { first, last })];
    return read.length > 0 && targets.length === 0 ? [text('copy.targets.same')] : [];
  };
  const isReady = source !== null && origin !== undefined && names.length > 0 && targets.length > 0;

  const overwritten = targets.filter((number) => desk.isThere(number));
  const name = (number: number) => numberedName(resource, desk.record(number), number, language);

  /** Returns why the first failing target cannot take the fields. */
  function findFault(from: object): string | undefined {
    for (const number of targets) {
      const copied = withLeaves(desk.record(number), valuesOf(from));
      const [problem] = recordErrors(resource, copied, number, desk.record(number));
      const label = problem && labelAt(resource.fields, problem.path)?.[language];
      if (problem) return [name(number), label, faultText(problem.fault)[language]].filter(Boolean).join(': ');
    }
    return undefined;
  }
  function valuesOf(record: object) {
    return leaves.map((leaf) => [leaf, leafValue(record, leaf)] as const);
  }
  function copy() {
    setAsking(false);
    if (!origin) return;
    const values = valuesOf(origin);
    desk.edit(targets.flatMap((number) => values.map(([leaf, value]) => ({ number, leaf, value }))));
    showSnackbar(text('copy.copied', { count: targets.length }), { tone: 'success' });
    setTyped('');
  }
  function press() {
    const found = origin && findFault(origin);
    setFault(found);
    if (found) return;
    if (overwritten.length > 0) setAsking(true);
    else copy();
  }
  return (
    <div className={page}>
      <Panel>
        <div className={styles.origin}>
          <CopyOrigin
            resource={resource}
            scenarioId={desk.scenarioId}
            onChange={(found) => {
              setElsewhere(found);
              setSource(null);
            }}
          />
        </div>
        {elsewhere && <p className={muted}>{text('copy.origin.numbers')}</p>}
        {!elsewhere && sources.length === 0 && <NoRecord kind={kind} scenarioId={desk.scenarioId} />}
        <div className={styles.way}>
          <ComboBox
            label={text('copy.source')}
            hint={text('copy.source.hint')}
            value={source}
            onChange={setSource}
            options={sources}
            emptyText={text('copy.nothingFound')}
          />
          <ArrowRight size={20} className={styles.arrow} aria-hidden />
          <TextField
            label={text('copy.targets')}
            hint={text('copy.targets.hint', { first, last })}
            value={typed}
            onChange={setTyped}
            errors={targetsFault()}
          />
          <div className={styles.actions}>
            <Button tone="primary" isDisabled={!isReady || !canWrite || fault !== undefined} onPress={press}>
              {text('copy.copy')}
            </Button>
            <DeskSteps desk={desk} />
            <SavingIndicator autosave={desk.autosave} needs={desk.resource.needs} />
          </div>
        </div>
      </Panel>
      {fault && (
        <Notice tone="danger" role="alert">
          {fault}
        </Notice>
      )}
      <div className={styles.halves}>
        <CopyFields resource={resource} chosen={names} onChange={setNames} />
        <div className={source === null ? undefined : styles.preview}>
          <Panel title={text('copy.preview')}>
            <div className={styles.previewed}>
              {isReady && (
                <CopyPreview
                  desk={desk}
                  then={origin}
                  name={numberedName(resource, origin, source, language)}
                  fieldCount={names.length}
                  leaves={leaves}
                  targets={targets}
                />
              )}
              {!isReady && !elsewhere && source !== null && <RecordCard desk={desk} number={source} />}
              {!isReady && <EmptyState text={text('copy.incomplete')} />}
            </div>
          </Panel>
        </div>
      </div>
      {isAsking && (
        <Dialog
          isOpen
          tone="danger"
          onClose={() => setAsking(false)}
          title={text('copy.overwrite.title', { count: overwritten.length })}
          onSubmit={copy}
          actions={
            <>
              <Button onPress={() => setAsking(false)}>{text('common.cancel')}</Button>
              <Button type="submit" tone="danger">
                {text('copy.overwrite.do')}
              </Button>
            </>
          }
        >
          <p>{text('copy.overwrite.what', { fields: names.length })}</p>
          <ul className={styles.targetList}>
            {overwritten.map((number) => (
              <li key={number}>{name(number)}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}
