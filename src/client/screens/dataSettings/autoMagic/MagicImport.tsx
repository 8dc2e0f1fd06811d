import { queryClient } from '#client/api/queryClient.ts';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { useText } from '#client/i18n/useText.ts';
import { ImportPlanDialog } from '#client/page/import/ImportPlanDialog.tsx';
import { jointStep } from '#client/resource/steps/jointStep.ts';
import { autoMagicTexts } from './autoMagicTexts.ts';
import { problems } from './magicPage.css.ts';
import type { MagicDesks } from './useMagic.ts';

type Plan = RouterOutputs['autoMagic']['import']['data'];

interface MagicImportProps {
  readonly scenarioId: string;
  readonly desks: MagicDesks;
  /** Whether to import only the settings of magic effects. */
  readonly isEffects: boolean;
  readonly onClose: () => void;
}

/** Imports a file of sets, or only its settings of magic effects. */
export function MagicImport({ scenarioId, desks, isEffects, onClose }: MagicImportProps) {
  const text = useText(autoMagicTexts);
  const call = isEffects ? 'import-magic-effect-setting' : 'import-magic-effect-auto';
  async function show({ changes }: Plan) {
    const made = jointStep(desks);
    const read = desks.map((desk) => {
      const own = changes.filter(({ kind }) => kind === desk.resource.name);
      return desk.imported(new Map(own.map(({ number }) => [number, undefined])), made).catch(() => {});
    });
    await Promise.all(read);
    void queryClient.invalidateQueries();
  }
  return (
    <ImportPlanDialog<Plan>
      path={`scenarios/${scenarioId}/auto-magic-effect-settings/${call}`}
      title={text(isEffects ? 'autoMagic.import.effects' : 'autoMagic.import.title')}
      place={text('autoMagic.import.file')}
      hint={text('autoMagic.import.hint')}
      accept={['text/csv', '.csv']}
      changesOf={({ changed }) => changed}
      doneText={({ changed }) => text('autoMagic.import.done', { changed })}
      onDone={show}
      onClose={onClose}
    >
      {({ changed, unchanged, refused_rows, refused, warned }) => (
        <>
          <p role="status">{text('autoMagic.import.counts', { changed, unchanged, refused_rows })}</p>
          <ul className={problems}>
            {[...refused, ...warned].map(({ row, column, value, reason }) => (
              <li key={`${row} ${column} ${reason}`}>
                {text('autoMagic.import.row', { row, column, value })} {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </ImportPlanDialog>
  );
}
