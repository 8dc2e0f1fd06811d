import { useAtomValue } from 'jotai';
import Check from 'lucide-react/icons/check';
import CloudOff from 'lucide-react/icons/cloud-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { canWriteAtom } from '#client/shell/account.ts';
import type { SaveState } from './SavePump.ts';
import { icon, indicator, restWord, savingWord, stack } from './SavingIndicator.css.ts';

/** Which icon stands for a state. */
const ICON_OF: Record<SaveState['kind'], keyof typeof ICONS> = {
  idle: 'check',
  saved: 'check',
  saving: 'sending',
  offline: 'offline',
  retrying: 'sending',
  conflict: 'trouble',
  invalid: 'trouble',
  failed: 'trouble',
};

const ICONS = { check: Check, sending: RefreshCw, offline: CloudOff, trouble: TriangleAlert } as const;
/** All icons, of which one is seen: each edit shows another, and taking one out of the page for that costs more than all else it shows. */
const ICON_STACK = (
  <span className={stack} aria-hidden>
    {Object.entries(ICONS).map(([name, Icon]) => (
      <Icon key={name} size={14} className={icon[name as keyof typeof ICONS]} />
    ))}
  </span>
);

const clockTime = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', hour: '2-digit', minute: '2-digit' });

interface Pump {
  readonly state: SaveState;
  subscribe(listener: () => void): () => void;
}

interface SavingIndicatorProps {
  readonly pump: Pump;
  /** In place of the words that something has to be corrected: what, and the way there. */
  readonly invalid?: ReactNode;
}

/** Whether the server has what the author sees; nothing for who may only read. */
export function SavingIndicator({ pump, invalid }: SavingIndicatorProps) {
  const text = useText();
  const canWrite = useAtomValue(canWriteAtom);
  const state = useSyncExternalStore(
    (listener) => pump.subscribe(listener),
    () => pump.state,
  );
  // While it is saved the words of before stay in the page unseen, as the icons do: an edit lays nothing out here.
  const rest = useRef<SaveState>({ kind: 'idle' });
  if (state.kind === 'idle' || state.kind === 'saved') rest.current = state;
  if (!canWrite) return null;
  const isTrouble = state.kind === 'failed' || state.kind === 'conflict' || state.kind === 'invalid';
  const isWaiting = state.kind === 'offline' || state.kind === 'retrying';
  return (
    <span
      className={indicator({ tone: isTrouble ? 'trouble' : isWaiting ? 'waiting' : 'calm' })}
      role="status"
      aria-live={isTrouble || isWaiting ? 'polite' : 'off'}
      data-state={state.kind}
      data-icon={ICON_OF[state.kind]}
    >
      {ICON_STACK}
      {isTrouble || isWaiting ? (
        (state.kind === 'invalid' && invalid) || stateText(state, text)
      ) : (
        <span className={stack}>
          <span className={restWord}>{stateText(rest.current, text)}</span>
          <span className={savingWord}>{text('saving.saving')}</span>
        </span>
      )}
    </span>
  );
}

function stateText(state: SaveState, text: ReturnType<typeof useText>): string {
  if (state.kind === 'saved') return text('saving.saved', { time: clockTime.format(state.at) });
  if (state.kind === 'failed' && state.message) return text('saving.failedBecause', { message: state.message });
  return text(`saving.${state.kind}`);
}
