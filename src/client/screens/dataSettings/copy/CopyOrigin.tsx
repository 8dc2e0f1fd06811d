import { useAtomValue } from 'jotai';
import FileUp from 'lucide-react/icons/file-up';
import { useState } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { scenarioTitle } from '#client/page/scenario/scenario.ts';
import { showError } from '#client/page/showError.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { FileDrop } from '#client/ui/FileDrop.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import type { Resource } from '#domain/resource/defineResource.ts';
import type { Label } from '#domain/text/languages.ts';
import { type CopySources, sourcesIn, sourcesInFile } from './copySources.ts';
import { copyTexts } from './copyTexts.ts';

const ORIGINS = ['own', 'scenario', 'file'] as const;
type Origin = (typeof ORIGINS)[number];
/** One page of the author's scenarios, the ones opened last first. */
const SCENARIOS = { per_page: 100, sort: '-last_access_at' } as const;

interface CopyOriginProps {
  readonly resource: Resource;
  readonly scenarioId: string;
  /** Called with the records to copy from; undefined for those of this scenario, empty until others are chosen. */
  readonly onChange: (sources: CopySources | undefined) => void;
}

/** Chooses where the records to copy from are: in this scenario, in another one of the author, or in an exported file. */
export function CopyOrigin({ resource, scenarioId, onChange }: CopyOriginProps) {
  const text = useText(copyTexts);
  const language = useAtomValue(languageAtom);
  const [origin, setOrigin] = useState<Origin>('own');
  const [other, setOther] = useState<string | null>(null);
  const [fileName, setFileName] = useState<string>();
  const [fault, setFault] = useState<Label>();
  const scenarios = trpc.scenarios.list.useQuery(SCENARIOS).data?.data ?? [];

  function choose(chosen: Origin) {
    setOrigin(chosen);
    setOther(null);
    setFileName(undefined);
    setFault(undefined);
    onChange(chosen === 'own' ? undefined : new Map());
  }
  async function openScenario(id: string | null) {
    setOther(id);
    onChange(new Map());
    if (id === null) return;
    try {
      onChange(await sourcesIn(resource, id));
    } catch (error) {
      setOther(null);
      showError(error);
    }
  }
  async function openFile(file: File) {
    const read = await sourcesInFile(resource, file);
    const isRead = !('fault' in read);
    setFileName(isRead ? file.name : undefined);
    setFault(isRead ? undefined : read.fault);
    onChange(isRead ? read : new Map());
  }
  return (
    <>
      <Choice
        label={text('copy.origin')}
        look="segments"
        value={origin}
        onChange={choose}
        options={ORIGINS.map((value) => ({ value, label: text(`copy.origin.${value}`) }))}
      />
      {origin === 'scenario' && (
        <ComboBox
          label={text('copy.scenario')}
          value={other}
          onChange={(id) => void openScenario(id)}
          options={scenarios
            .filter(({ id }) => id !== scenarioId)
            .map((one) => ({
              value: one.id,
              label: scenarioTitle(one, language),
              words: [one.title_ja, one.title_en],
            }))}
          emptyText={text('copy.nothingFound')}
        />
      )}
      {origin === 'file' && (
        <FileDrop
          label={text('copy.file')}
          chooseLabel={text('copy.file.choose')}
          chooseIcon={<FileUp size={14} aria-hidden />}
          accept={['text/csv', '.csv']}
          onChoose={(file) => void openFile(file)}
        >
          <span>{fileName ?? text('copy.file.hint')}</span>
        </FileDrop>
      )}
      {fault && (
        <Notice tone="danger" role="alert">
          {fault[language]}
        </Notice>
      )}
    </>
  );
}
