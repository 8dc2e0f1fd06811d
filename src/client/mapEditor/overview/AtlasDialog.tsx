import { useAtomValue } from 'jotai';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useCallback, useMemo, useState } from 'react';
import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { PaintedPicture } from '#client/floor/paint/PaintedPicture.tsx';
import type { Brush } from '#client/floor/paint/paintBorder.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { day } from '#client/ui/palettes.ts';
import { Select } from '#client/ui/Select.tsx';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import { caption, dialog, options, picture, plan as planStyle, plans as plansStyle } from './AtlasDialog.css.ts';
import { MapLegend } from './MapLegend.tsx';
import { overviewTexts } from './overviewTexts.ts';
import { atlasSize, type Plan, paintAtlas } from './paintAtlas.ts';
import { PICTURE_FORMATS, type PictureFormat, savePicture } from './savePicture.ts';
import { type PaintedFloor, usePaintedFloors } from './usePaintedFloors.ts';

/** Cell size in pixels and palette: for a saved picture, and for the plans on the screen and in print. */
const SAVED = { cell: 24, palette: day.map };
const SHOWN = { cell: 18, palette: day.map };

type Which = 'current' | 'all' | 'unassigned' | number;

interface AtlasDialogProps {
  readonly listed: readonly ListedFloor[];
  readonly floors: ScenarioFloors;
  /** The number of the open floor. */
  readonly current: number;
  readonly onClose: () => void;
}

/** Shows all floors as pictures with a legend, to be viewed, saved and printed; always in the day palette, whatever the theme. */
export default function AtlasDialog({ listed, floors, current, onClose }: AtlasDialogProps) {
  const text = useText(overviewTexts, pageTexts);
  const painted = usePaintedFloors(listed, floors);
  const [which, setWhich] = useState<Which>(() => (floors.known(current) ? 'current' : 'all'));
  const [pages, setPages] = useState<'large' | 'small'>('small');
  const [hasFailed, setFailed] = useState(false);
  const chosen = useMemo(() => painted.filter((floor) => isChosen(floor, which, current)), [painted, which, current]);
  const plans = usePlans(chosen);
  const labyrinths = [...new Set(painted.map(({ labyrinth }) => labyrinth))];
  const save = async (format: PictureFormat) => {
    const name = plans.length === 1 ? `floor-${floorNumberText(plans[0]?.number ?? 0)}` : 'atlas';
    setFailed(!(await savePicture(plans, SAVED, format, name)));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={text('atlas.title')}
      closeLabel={text('common.close')}
      actions={
        <>
          {PICTURE_FORMATS.map((format) => (
            <Button
              key={format}
              tone="plain"
              icon={<Download size={16} />}
              isDisabled={plans.length === 0}
              onPress={() => void save(format)}
            >
              {text(`atlas.${format}`)}
            </Button>
          ))}
          <Button icon={<Printer size={16} />} isDisabled={plans.length === 0} onPress={() => window.print()}>
            {text('atlas.print')}
          </Button>
        </>
      }
    >
      <div className={options}>
        <Select<string | number>
          label={text('atlas.which')}
          value={which}
          onChange={(value) => setWhich(value as Which)}
          options={[
            { value: 'current', label: text('atlas.which.current') },
            { value: 'all', label: text('atlas.which.all') },
            ...labyrinths.map((number) =>
              number === null
                ? { value: 'unassigned', label: text('atlas.which.unassigned') }
                : { value: number, label: text('atlas.which.labyrinth', { number: floorNumberText(number) }) },
            ),
          ]}
        />
        <Choice
          label={text('atlas.pages')}
          look="segments"
          value={pages}
          onChange={setPages}
          options={(['small', 'large'] as const).map((value) => ({ value, label: text(`atlas.pages.${value}`) }))}
        />
      </div>
      {hasFailed && <Notice tone="danger">{text('atlas.failed')}</Notice>}
      {plans.length === 0 ? (
        <EmptyState text={text('atlas.none')} />
      ) : (
        <div className={dialog}>
          <div className={plansStyle} data-pages={pages}>
            {plans.map((plan) => (
              <PlanFigure key={plan.number} plan={plan} />
            ))}
          </div>
          <MapLegend floors={chosen} palette={day.map} />
        </div>
      )}
    </Dialog>
  );
}

const isChosen = ({ number, labyrinth }: PaintedFloor, which: Which, current: number): boolean => {
  if (which === 'current') return number === current;
  return which === 'all' || labyrinth === (which === 'unassigned' ? null : which);
};

function usePlans(floors: readonly PaintedFloor[]): readonly (Plan & { readonly number: number })[] {
  const text = useText(overviewTexts);
  const language = useAtomValue(languageAtom);
  return useMemo(
    () =>
      floors.map(({ number, name, grid, size, entrances }) => {
        const title =
          `${text('atlas.floor', { number: floorNumberText(number) })} ${inLanguage(name, language)}`.trim();
        return { number, title, grid, size, entrances };
      }),
    [floors, text, language],
  );
}

function PlanFigure({ plan }: { readonly plan: Plan }) {
  const text = useText(overviewTexts);
  const { width, height } = atlasSize([plan], SHOWN);
  const paint = useCallback((brush: Brush) => paintAtlas(brush, [{ ...plan, title: '' }], SHOWN), [plan]);
  return (
    <figure className={planStyle}>
      <figcaption className={caption}>{plan.title}</figcaption>
      <PaintedPicture
        width={width}
        height={height}
        paint={paint}
        className={picture}
        alt={text('atlas.picture', { title: plan.title })}
      />
    </figure>
  );
}
