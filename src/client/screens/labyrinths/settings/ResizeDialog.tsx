import { useAtomValue } from 'jotai';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { labyrinthTexts } from '#client/screens/labyrinths/labyrinthTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { stack } from '#client/ui/panels.css.ts';
import { Spinner } from '#client/ui/Spinner.tsx';
import { LABYRINTH_SIZE_OPTIONS } from '#domain/catalogs/floorOptions.ts';
import { cellsOutside } from '#domain/map/cellsOutside.ts';
import { FLOOR_SIZES } from '#domain/map/floorGrid.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { faultText } from '#domain/text/fault.ts';
import type { Resizing } from './resizingOf.ts';

interface ResizeDialogProps {
  readonly scenarioId: string;
  /** Undefined while the floors are not known. */
  readonly resizing: Resizing | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before labyrinths and floors change their size, and shows the effect on their content. */
export function ResizeDialog({ scenarioId, resizing, onCancel, onConfirm }: ResizeDialogProps) {
  const text = useText(labyrinthTexts, pageTexts);
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={text('resize.title')}
      onSubmit={() => resizing && onConfirm()}
      actions={
        <>
          <Button onPress={onCancel}>{text('common.cancel')}</Button>
          <Button type="submit" tone="primary" isDisabled={!resizing}>
            {text('resize.do')}
          </Button>
        </>
      }
    >
      {resizing ? <Resized {...resizing} /> : <UnknownFloors scenarioId={scenarioId} />}
    </Dialog>
  );
}

/** Replaces the floors that would change their size while they are loading, or after that failed. */
function UnknownFloors({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(pageTexts);
  const { isError, isFetching, refetch } = trpc.floors.list.useQuery({ scenario_id: scenarioId });
  if (!isError) return <Spinner label={text('common.loading')} />;
  return (
    <div className={stack}>
      <p>{text('error.notLoaded')}</p>
      <div>
        <Button isPending={isFetching} onPress={() => void refetch()}>
          {text('common.retry')}
        </Button>
      </div>
    </div>
  );
}

function Resized({ labyrinths, floors, problems }: Resizing) {
  const text = useText(labyrinthTexts);
  const language = useAtomValue(languageAtom);
  const nameOf = (wanted: number) => LABYRINTH_SIZE_OPTIONS.find(({ code }) => code === wanted)?.label[language] ?? '';
  const hidden = floors.reduce(
    (count, { floor: { grid }, size }) => count + (grid ? cellsOutside(grid, FLOOR_SIZES[size as 0 | 1 | 2]) : 0),
    0,
  );
  return (
    <div className={stack}>
      {labyrinths.map(({ number, size }) => (
        <p key={number}>{text('resize.size', { number, size: nameOf(size) })}</p>
      ))}
      {[...Map.groupBy(floors, (resized) => resized.size)].map(([wanted, resized]) => (
        <p key={wanted}>
          {text('resize.floors', {
            size: nameOf(wanted),
            floors: resized.map(({ floor }) => floorNumberText(floor.number)).join(language === 'ja' ? '、' : ', '),
          })}
        </p>
      ))}
      {hidden > 0 && <p>{text('resize.hidden', { count: hidden })}</p>}
      {[...new Set(problems.map(({ fault }) => faultText(fault)[language]))].map((words) => (
        <Notice key={words} tone="warning">
          {words}
        </Notice>
      ))}
    </div>
  );
}
