import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { useScenarioLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import { useLabelOf } from '#client/page/scenario/useLabelOf.ts';
import { LeafValue } from '#client/resource/display/LeafValue.tsx';
import { FieldHelp } from '#client/resource/help/FieldHelp.tsx';
import { Button } from '#client/ui/Button.tsx';
import { useNextFocus } from '#client/ui/useNextFocus.ts';
import { isAsked } from '#domain/resource/languagePairs.ts';
import { type Leaf, leafValue } from '#domain/resource/leaf.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { leafStyle, read, readLabel, stale } from './FloorSettingsPanel.css.ts';
import { floorTexts } from './floorTexts.ts';
import { SettingInput } from './SettingInput.tsx';

interface SettingLeafProps {
  readonly scenarioId: string;
  readonly desk: FloorDesk;
  readonly leaf: Leaf;
}

/** One value of a floor's settings: its input, the value of others in a conflict, and a hint if needed. */
export function SettingLeaf({ scenarioId, desk, leaf }: SettingLeafProps) {
  const text = useText(floorTexts);
  const labelOf = useLabelOf();
  const canWrite = useMay('edit');
  const { settings } = desk;
  const place = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const keepFocus = useNextFocus(question, () => place.current?.querySelector<HTMLElement>('input, button')?.focus());
  const settle = (whose: 'mine' | 'theirs') => {
    keepFocus();
    settings.settle(leaf, whose);
  };
  const subscribe = useCallback((listener: () => void) => settings.subscribe(listener), [settings]);
  useSyncExternalStore(subscribe, () => settings.typed);
  const languages = useScenarioLanguages();
  const isWritten = useSyncExternalStore(subscribe, () =>
    isAsked(floorMap, leaf, { number: desk.number, record: settings.values }, languages),
  );
  const hasLabyrinth = useSyncExternalStore(subscribe, () => settings.hasLabyrinth);
  const value = leafValue(settings.values, leaf);
  const { conflict } = settings;
  const isDisputed = conflict?.leaves.some(({ path }) => path === leaf.path);
  const { field, path, keys } = leaf;
  const label = labelOf({ path, label: field.label });
  if (!isWritten) return null;
  if (!canWrite) {
    return (
      <dl className={`${leafStyle} ${read}`} data-path={path}>
        <dt className={readLabel}>{label}</dt>
        <dd>
          <LeafValue leaf={leaf} value={value} scenarioId={scenarioId} />
        </dd>
      </dl>
    );
  }
  // For the parts of a field, the group around them shows the help.
  const hasHelp = field.kind === 'int' && (field.help ?? field.topic) !== undefined && keys.length === 1;
  return (
    <div ref={place} className={leafStyle} data-path={path}>
      <SettingInput
        scenarioId={scenarioId}
        leaf={leaf}
        label={label}
        value={leafValue(settings.typed, leaf)}
        stored={value}
        isLocked={hasLabyrinth && path === 'labyrinth_size'}
        onChange={(changed) => settings.edit(leaf, changed, languages)}
        hint={
          hasHelp ? (
            <>
              {path === 'difficulty' && <span>{text('floor.difficulty', { group: mostInGroup(Number(value)) })}</span>}
              <FieldHelp field={field} value={Number(value)} scenarioId={scenarioId} />
            </>
          ) : undefined
        }
      />
      {conflict && isDisputed && (
        <div ref={question} className={stale} role="alert">
          <span>
            {text('floor.theirs')}{' '}
            <LeafValue leaf={leaf} value={leafValue(conflict.theirs, leaf)} scenarioId={scenarioId} />
          </span>
          <Button size="small" onPress={() => settle('mine')}>
            {text('floor.useMine')}
          </Button>
          <Button size="small" onPress={() => settle('theirs')}>
            {text('floor.useTheirs')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Returns the maximum number of monsters in a group on a floor of this difficulty (docs/domain.md, "Encounter tables"). */
const mostInGroup = (difficulty: number): number => Math.min(9, difficulty + 4);
