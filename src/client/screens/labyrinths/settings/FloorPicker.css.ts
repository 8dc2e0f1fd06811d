import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';
import { hatching } from './hatching.ts';

const { color, map } = theme;

/** As wide as a form needs to hit a floor. */
export const picker = style({ maxWidth: '480px' });
export const help = style({ marginBottom: theme.space[1], fontSize: theme.size.small, color: color.textMuted });
export const floors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: theme.space.half,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** Painted floors have a solid border, as on the scenario's home. */
export const floor = style({
  position: 'relative',
  width: '100%',
  minHeight: '34px',
  padding: 0,
  border: `1px dashed ${color.controlBorder}`,
  borderRadius: theme.radius.small,
  background: 'transparent',
  color: color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
  touchAction: 'manipulation',
  cursor: 'pointer',
  selectors: {
    '&[data-painted]': { borderStyle: 'solid', borderColor: map.wall, fontWeight: theme.weight.bold },
    '&[data-other]': { background: color.sunken },
    // The number of the labyrinth that has the floor; the name of the button says it too.
    '&[data-other]::after': {
      content: 'attr(data-other)',
      position: 'absolute',
      insetInlineEnd: '1px',
      top: '1px',
      padding: `0 ${theme.space.half}`,
      borderRadius: theme.radius.small,
      background: color.controlBorder,
      color: color.surface,
      fontSize: theme.size.small,
      fontWeight: theme.weight.normal,
      lineHeight: theme.lineHeight.single,
    },
    '&[aria-pressed="true"]': { borderColor: color.accent, background: color.accentWash, color: color.accentText },
    '&[aria-pressed="true"][data-other]': {
      background: hatching,
      color: color.text,
      textShadow: `0 0 3px ${color.surface}, 0 0 3px ${color.surface}, 0 0 3px ${color.surface}`,
    },
    '&[data-end]': { background: color.accent, color: color.onAccent },
  },
});
