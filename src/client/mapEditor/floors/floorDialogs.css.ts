import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const dialog = style({ display: 'flex', flexDirection: 'column', gap: theme.space[4] });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: theme.space[3] });
export const narrow = style({ width: '220px' });
export const pictures = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[4] });
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.space[1],
  fontSize: theme.size.small,
  color: theme.color.textMuted,
});
export const changes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))',
  gap: theme.space[3],
  maxHeight: '48dvh',
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});
export const changed = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  padding: theme.space[2],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
});
export const count = style({ fontSize: theme.size.small, color: theme.color.textMuted });

/** The form for maps that are saved under names. */
export const savedForm = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[3] });
export const grow = style({ flex: '1 1 240px' });
export const heading = style({ marginBottom: theme.space[2], fontSize: theme.size.body });
export const savedEntry = style({
  display: 'flex',
  gap: theme.space[3],
  padding: theme.space[2],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
});
export const savedWords = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: theme.space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const savedButtons = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[1], marginTop: 'auto' });
