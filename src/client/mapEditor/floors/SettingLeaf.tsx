import { useAtomValue } from 'jotai';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { FloorDesk } from '#client/mapEditor/state/FloorDesk.ts';
import { FieldHelp } from '#client/resource/help/FieldHelp.tsx';
import { LeafValue } from '#client/resource/LeafValue.tsx';
import { canWriteAtom } from '#client/shell/account.ts';
import { Button } from '#client/ui/Button.tsx';
import { useNextFocus } from '#client/ui/useNextFocus.ts';
import { type Leaf, leafValue } from '#domain/resource/leaf.ts';
import { hint, leafStyle, stale, told, toldLabel, wide } from './FloorSettingsPanel.css.ts';
import { floorTexts } from './floorTexts.ts';
import { SettingInput } from './SettingInput.tsx';
import { mostInGroup } from './settingWords.ts';

interface SettingLeafProps {
  readonly scenarioId: string;
  readonly desk: FloorDesk;
  readonly leaf: Leaf;
}

/** One value of a floor's settings: its input, what others made of it meanwhile, and what it means where that is not plain. */
export function SettingLeaf({ scenarioId, desk, leaf }: SettingLeafProps) {
  const text = useText(floorTexts);
  const language = useAtomValue(languageAtom);
  const canWrite = useAtomValue(canWriteAtom);
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
  const hasLabyrinth = useSyncExternalStore(subscribe, () => settings.hasLabyrinth);
  const value = leafValue(settings.values, leaf);
  const { conflict } = settings;
  const isAsked = conflict?.leaves.some(({ path }) => path === leaf.path);
  const { kind } = leaf.field;
  const isWide = kind === 'text' || kind === 'choice' || kind === 'reference' || leaf.path === 'difficulty';
  if (!canWrite) {
    return (
      <dl className={told} data-path={leaf.path}>
        <dt className={toldLabel}>{leaf.label[language]}</dt>
        <dd>
          <LeafValue leaf={leaf} value={value} scenarioId={scenarioId} />
        </dd>
      </dl>
    );
  }
  return (
    <div ref={place} className={isWide ? wide : leafStyle} data-path={leaf.path}>
      <SettingInput
        scenarioId={scenarioId}
        leaf={leaf}
        value={leafValue(settings.typed, leaf)}
        stored={value}
        isLocked={hasLabyrinth && leaf.path === 'labyrinth_size'}
        onChange={(changed) => settings.edit(leaf, changed)}
      />
      {leaf.path === 'difficulty' && (
        <p className={hint}>
          {text('floor.difficulty', { group: mostInGroup(Number(value)) })}
          <FieldHelp field={leaf.field} value={Number(value)} scenarioId={scenarioId} />
        </p>
      )}
      {conflict && isAsked && (
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
