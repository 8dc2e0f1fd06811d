import { style } from '@vanilla-extract/css';
import { jump } from '#client/resource/status/jump.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  margin: 0,
  padding: 0,
  fontSize: theme.size.small,
  listStyle: 'none',
});
export const message = style({ display: 'block' });
export const toProblem = style([jump, { fontWeight: theme.weight.bold }]);
/** Not in a notice: there is nothing to do. */
export const meant = style({ color: theme.color.textMuted, fontSize: theme.size.small });

/** The counts stand in a line of the form; what they open lies over the fields below. */
export const fold = style({ position: 'relative', flex: 'none', alignSelf: 'center', width: 'max-content' });
export const counts = style({
  gap: theme.space[1],
  minHeight: theme.control.small,
  paddingInline: theme.space[1],
  borderRadius: theme.radius.small,
  selectors: { '&:hover': { background: theme.color.hover } },
  '@media': { [screen.touch]: { minHeight: theme.control.touch } },
});
const countStyle = {
  padding: `${theme.space.half} ${theme.space[2]}`,
  borderRadius: theme.radius.small,
  fontSize: theme.size.small,
  fontWeight: theme.weight.bold,
  whiteSpace: 'nowrap',
} as const;
export const count = {
  danger: style({ ...countStyle, background: theme.color.dangerWash, color: theme.color.dangerText }),
  warning: style({ ...countStyle, background: theme.color.warningWash, color: theme.color.warningText }),
};
export const folded = style({
  position: 'absolute',
  top: '100%',
  insetInlineEnd: 0,
  zIndex: theme.layer.popover,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[3],
  width: 'min(360px, calc(100vw - 24px))',
  maxHeight: '50dvh',
  marginTop: theme.space[1],
  padding: `${theme.space[3]} ${theme.space[4]}`,
  overflowY: 'auto',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
  background: theme.color.surface,
  boxShadow: theme.shadow.high,
});
export const partTitle = style({ marginBottom: theme.space[1] });
