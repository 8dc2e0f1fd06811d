import { useAtomValue } from 'jotai';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useMemo, useState } from 'react';
import { trpcClient } from '#client/api/trpc.ts';
import FloorPicture from '#client/floor/paint/FloorPicture.tsx';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { COPY_TYPES, type CopyType, copiedGrid, copiesSettings } from '#domain/map/copyFloor.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { diffGrids } from '#domain/map/patch.ts';
import { fieldInLanguage } from '#domain/text/inLanguage.ts';
import { FloorChangeDialog } from './FloorChangeDialog.tsx';
import type { FloorDialogProps } from './FloorDialogProps.ts';
import * as styles from './floorDialogs.css.ts';
import { floorOf } from './floorOf.ts';
import { floorTexts } from './floorTexts.ts';
import { StrandedStairs } from './StrandedStairs.tsx';
import { useFloorChange } from './useFloorChange.ts';

const PICTURE_SIDE = 200;

/** Copies the open floor, or a part of it, onto another, after a preview of the result. Undo restores the map, not the settings. */
export function CopyFloorDialog(props: FloorDialogProps) {
  const { scenarioId, desk, floors, listed, onClose } = props;
  const text = useText(floorTexts);
  const language = useAtomValue(languageAtom);
  const others = listed.filter((floor) => floor.number !== desk.number);
  const blank = others.find((floor) => floor.number > desk.number && floor.grid === null);
  const [to, setTo] = useState(blank?.number ?? others[0]?.number ?? 1);
  const [type, setType] = useState<CopyType>('all');
  const target = floorOf(to, listed, floors);
  const source = desk.session.grid;
  const after = useMemo(
    () => copiedGrid({ number: desk.number, grid: source }, { number: to, grid: target.grid }, type),
    [desk.number, source, to, target.grid, type],
  );
  const changed = useMemo(() => new Map([[to, after]]), [to, after]);
  const lost = diffGrids(target.grid, after).filter(({ before }) => Object.values(before).some((value) => value !== 0));
  const number = floorNumberText(to);
  const losesSettings = copiesSettings(type) && target.revision > 0;
  const change = useFloorChange(props, to, async (revision) => {
    const from = floorNumberText(desk.number);
    const known = floors.known(to);
    const before = known && { grid: known.session.grid, settings: known.settings.values };
    await trpcClient.floors.copy.mutate({ scenario_id: scenarioId, from, to: number, copy_type: type, revision });
    const opened = await floors.open(to);
    const step = before && opened.session.madeElsewhere('map.step.copy', before.grid);
    const undo = before && opened.madeElsewhere(before.settings, step);
    return { message: text('floor.copied', { number }), undo };
  });
  return (
    <FloorChangeDialog
      title={text('floor.copyTitle', { number: floorNumberText(desk.number) })}
      action={text('floor.copy')}
      size="medium"
      {...{ number: to, change, onClose }}
    >
      <ComboBox
        label={text('floor.copyTo')}
        value={to}
        onChange={(chosen) => chosen !== null && setTo(chosen)}
        options={others.map((floor) => ({
          value: floor.number,
          label: `${floorNumberText(floor.number)} ${fieldInLanguage(floor, 'name', language)}`.trim(),
        }))}
        emptyText={text('floor.nothingFound')}
      />
      <Choice
        label={text('floor.copyType')}
        hint={text('floor.copyType.hint')}
        look="segments"
        value={type}
        onChange={setType}
        options={COPY_TYPES.map((value) => ({ value, label: text(`floor.copyType.${value}`) }))}
      />
      <div className={styles.pictures}>
        <span className={styles.figure}>
          <FloorPicture grid={target.grid} size={target.size} side={PICTURE_SIDE} />
          {text('floor.before')}
        </span>
        <ArrowRight size={20} aria-hidden />
        <span className={styles.figure}>
          <FloorPicture
            grid={after}
            size={copiesSettings(type) && !target.isAssigned ? desk.size : target.size}
            side={PICTURE_SIDE}
          />
          {text('floor.after')}
        </span>
      </div>
      <StrandedStairs floors={floors} listed={listed} changed={changed} />
      <Notice tone={lost.length > 0 || losesSettings ? 'warning' : 'normal'} role="status">
        {lost.length > 0 && <p>{text('floor.lostCells', { number, cells: lost.length })}</p>}
        {losesSettings && <p>{text('floor.lostSettings', { number })}</p>}
        {lost.length === 0 && !losesSettings && <p>{text('floor.lostNothing')}</p>}
      </Notice>
    </FloorChangeDialog>
  );
}
