import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '#client/ui/theme.css.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: theme.space[4] });
export const filter = style({ width: '220px' });
export const counts = style({
  marginInlineStart: 'auto',
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const group = style({ display: 'flow-root' });
export const summary = style({ marginBottom: theme.space[2] });
export const groupTitle = style({ fontSize: theme.size.large });
export const groupCount = recipe({
  base: {
    padding: `0 ${theme.space[2]}`,
    borderRadius: theme.radius.small,
    fontSize: theme.size.small,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    severity: {
      error: { background: theme.color.dangerWash, color: theme.color.dangerText },
      information: { background: theme.color.accentWash, color: theme.color.accentText },
      warning: { background: theme.color.warningWash, color: theme.color.warningText },
    },
  },
});
export const more = style({ marginTop: theme.space[2] });

export const areas = style({
  columns: '2 480px',
  columnGap: theme.space[8],
  margin: 0,
});
export const area = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  paddingBottom: theme.space[3],
  breakInside: 'avoid',
});
export const finding = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${theme.space[2]}`,
  margin: 0,
});
/** A whole message would push all else away; its field shows the rest. */
export const found = style({ maxWidth: '100%', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' });
