import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';
import { action } from './Actions.css.ts';

export const pupil = style({ display: 'flex', flexDirection: 'column', gap: theme.space[4] });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[3] });
export const name = style({ fontSize: theme.size.large, fontWeight: theme.weight.bold });
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[3] });
export const submit = action;
export const courses = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const note = style({ color: theme.game.windowFrame, fontSize: theme.size.small });
