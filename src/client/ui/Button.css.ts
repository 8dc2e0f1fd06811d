import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen } from './screen.ts';
import { theme } from './theme.css.ts';

const { color } = theme;
const hovered = '&[data-hovered], a&:hover';
const pressed = '&[data-pressed], a&:active';

/** Also used by links that look like buttons (Link.tsx). */
export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    border: '1px solid transparent',
    borderRadius: theme.radius.small,
    fontWeight: theme.weight.medium,
    lineHeight: theme.lineHeight.tight,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${theme.duration.quick}, border-color ${theme.duration.quick}`,
    selectors: {
      '&[data-pressed]:not([data-pending])': { transform: 'translateY(1px)' },
      '&[data-disabled]': { cursor: 'not-allowed', boxShadow: 'none' },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': { [screen.touch]: { minHeight: theme.control.touch, minWidth: theme.control.touch } },
  },
  variants: {
    tone: {
      primary: {
        background: color.accent,
        color: color.onAccent,
        boxShadow: `inset 0 -2px 0 rgb(0 0 0 / 0.18), ${theme.shadow.low}`,
        selectors: {
          [hovered]: { background: color.accentHover },
          '&[data-disabled]': { background: color.pressed, color: color.textMuted },
        },
      },
      quiet: {
        background: color.surface,
        borderColor: color.controlBorder,
        color: color.text,
        selectors: {
          [hovered]: { background: color.hover, borderColor: color.controlBorderStrong },
          [pressed]: { background: color.pressed },
          '&[aria-expanded="true"]': { background: color.pressed },
          '&[data-disabled]': { background: 'transparent', borderColor: color.line, color: color.textDisabled },
        },
      },
      plain: {
        background: 'transparent',
        color: color.text,
        selectors: {
          [hovered]: { background: color.hover },
          [pressed]: { background: color.pressed },
          '&[aria-expanded="true"]': { background: color.pressed },
          '&[aria-pressed="true"]': { background: color.accentWash, color: color.accentText },
          '&[data-disabled]': { color: color.textDisabled, background: 'transparent' },
        },
      },
      danger: {
        background: color.danger,
        color: color.onDanger,
        boxShadow: `inset 0 -2px 0 rgb(0 0 0 / 0.18), ${theme.shadow.low}`,
        selectors: {
          [hovered]: { background: color.dangerHover },
          '&[data-disabled]': { background: color.pressed, color: color.textMuted },
        },
      },
    },
    size: {
      small: { minHeight: theme.control.small, padding: `0 ${theme.space[2]}`, fontSize: theme.size.small },
      medium: { minHeight: theme.control.medium, padding: `0 ${theme.space[4]}` },
    },
    shape: {
      text: {},
      icon: { padding: 0, aspectRatio: '1' },
      wide: { width: '100%' },
    },
  },
});

export const content = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space[2], minWidth: 0 });
export const contentPending = style([content, { opacity: 0 }]);
export const wait = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
