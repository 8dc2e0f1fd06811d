import Check from 'lucide-react/icons/check';
import CloudOff from 'lucide-react/icons/cloud-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import type { TextOf } from '#client/i18n/defineTexts.ts';
import { formatClock } from '#client/i18n/formatDate.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import type { SaveState } from '#client/sync/Autosave.ts';
import type { Needs } from '#domain/catalogs/needs.ts';
import { calmWords, indicator, seenWith, stack } from './SavingIndicator.css.ts';
import { savingTexts } from './savingTexts.ts';

/** The tone and icon of each state. */
const LOOKS = {
  idle: { tone: 'calm', icon: 'check' },
  saved: { tone: 'calm', icon: 'check' },
  saving: { tone: 'calm', icon: 'sending' },
  offline: { tone: 'waiting', icon: 'offline' },
  retrying: { tone: 'waiting', icon: 'sending' },
  conflict: { tone: 'trouble', icon: 'trouble' },
  invalid: { tone: 'trouble', icon: 'trouble' },
  overlong: { tone: 'trouble', icon: 'trouble' },
  failed: { tone: 'trouble', icon: 'trouble' },
} as const satisfies Record<SaveState['kind'], { readonly tone: string; readonly icon: keyof typeof ICONS }>;

const ICONS = { check: Check, sending: RefreshCw, offline: CloudOff, trouble: TriangleAlert } as const;
/**
 * All icons, of which one is visible: every edit shows another one, and removing an icon from the page costs more than everything else
 * shown here.
 */
const ICON_STACK = (
  <span className={stack} aria-hidden>
    {Object.entries(ICONS).map(([name, Icon]) => (
      <Icon key={name} size={14} className={seenWith[name as keyof typeof ICONS]} />
    ))}
  </span>
);

interface AutosaveState {
  readonly state: SaveState;
  subscribe(listener: () => void): () => void;
}

interface SavingIndicatorProps {
  readonly autosave: AutosaveState;
  /** The right that this kind of save needs. */
  readonly needs: Needs;
  /** Replaces the words for an invalid or overlong state: names the problem and links to it. */
  readonly toCorrect?: ReactNode;
}

/** Shows whether the server has what the author sees; renders nothing for users who may only read. */
export function SavingIndicator({ autosave, needs, toCorrect }: SavingIndicatorProps) {
  const text = useText(savingTexts);
  const canWrite = useMay(needs);
  const state = useSyncExternalStore(
    (listener) => autosave.subscribe(listener),
    () => autosave.state,
  );
  const look = LOOKS[state.kind];
  // While a save is running, the previous words stay in the page, hidden like the icons, so that an edit causes no layout here.
  const [rest, setRest] = useState<SaveState>({ kind: 'idle' });
  if (look.icon === 'check' && rest !== state) setRest(state);
  // Formatting a time takes as long as the rest of this component.
  const restText = useMemo(() => stateText(rest, text), [rest, text]);
  if (!canWrite) return null;
  const isCalm = look.tone === 'calm';
  return (
    <span
      className={indicator({ tone: look.tone })}
      role="status"
      aria-live={isCalm ? 'off' : 'polite'}
      data-state={state.kind}
      data-icon={look.icon}
    >
      {ICON_STACK}
      {isCalm ? (
        <span className={`${stack} ${calmWords}`}>
          <span className={seenWith.check}>{restText}</span>
          <span className={seenWith.sending}>{text('saving.saving')}</span>
        </span>
      ) : (
        ((state.kind === 'invalid' || state.kind === 'overlong') && toCorrect) || <span>{stateText(state, text)}</span>
      )}
    </span>
  );
}

function stateText(state: SaveState, text: TextOf<keyof typeof savingTexts>): string {
  if (state.kind === 'saved') return text('saving.saved', { time: formatClock(state.at) });
  if (state.kind === 'failed' && state.message) return text('saving.failedBecause', { message: state.message });
  return text(`saving.${state.kind}`);
}
