/** The frame that all fields share: label row, box, hint, errors. */
import { globalStyle, style } from '@vanilla-extract/css';
import { screen } from './screen.ts';
import { theme } from './theme.css.ts';

const { color } = theme;

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  minWidth: 0,
  border: 0,
  padding: 0,
  margin: 0,
});

export const labelRow = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.space[2],
});

export const label = style({
  fontSize: theme.size.small,
  fontWeight: theme.weight.medium,
  lineHeight: theme.lineHeight.tight,
});
export const requiredMark = style({ marginInlineStart: theme.space[1], color: color.dangerText });

export const measure = style({
  flex: 'none',
  color: color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: theme.lineHeight.tight,
  selectors: { '&[data-over]': { color: color.dangerText, fontWeight: theme.weight.bold } },
});

/** The range of a number has its place, and is shown while the field has the focus or its number is refused. */
export const limits = style([
  measure,
  {
    selectors: {
      [`${field}:not(:focus-within, [data-invalid]) &, fieldset:not(:focus-within) > :first-child &`]: {
        visibility: 'hidden',
      },
    },
  },
]);

/** Has a fixed size, so that typing lays out only the counter and not everything around it. */
export const counter = style({
  display: 'block',
  alignSelf: 'end',
  height: '1lh',
  lineHeight: theme.lineHeight.tight,
  fontSize: theme.size.small,
});
/** A separate element inside the counter, because an element in the line of a label is laid out together with it. */
export const count = style([
  measure,
  {
    contain: 'size layout style',
    display: 'block',
    height: '100%',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
]);

/** The box around a control; it contains the input and whatever stands next to it. */
export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.control.medium,
  minWidth: 0,
  border: `1px solid ${color.controlBorder}`,
  borderRadius: theme.radius.small,
  background: color.field,
  selectors: {
    '&:hover': { borderColor: color.controlBorderStrong },
    '&:focus-within': { borderColor: color.focus, outline: `1px solid ${color.focus}` },
    '[data-invalid] > &': { borderColor: color.danger },
    '[data-invalid] > &:focus-within': { outlineColor: color.danger },
    '[data-disabled] > &': { background: color.sunken, borderColor: color.line },
  },
  '@media': { [screen.touch]: { minHeight: theme.control.touch } },
});

export const input = style({
  width: '100%',
  minWidth: 0,
  padding: `0 ${theme.space[3]}`,
  border: 0,
  background: 'transparent',
  color: color.text,
  outline: 'none',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&:disabled': { color: color.textDisabled, cursor: 'not-allowed' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

/** For text whose line breaks are typed. */
export const textArea = style([
  input,
  { padding: `${theme.space[2]} ${theme.space[3]}`, lineHeight: theme.lineHeight.running, resize: 'vertical' },
]);

/** Browsers contain the layout of an element only if its size comes from outside, and if it is no flex item (BoxInput). */
export const inputPlace = style({ flex: 1, alignSelf: 'stretch', display: 'block', minWidth: 0 });
export const boxedInput = style([input, { contain: 'size layout style', display: 'block', height: '100%' }]);
/** Reserved next to a number, so that it does not move when its step buttons appear. */
export const STEPS_WIDTH = '24px';
export const boxedNumber = style([
  boxedInput,
  {
    paddingInlineEnd: `calc(${STEPS_WIDTH} + ${theme.space[3]})`,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [screen.touch]: { paddingInlineEnd: theme.space[3] } },
  },
]);
export const hint = style({ color: color.textMuted, fontSize: theme.size.small, lineHeight: theme.lineHeight.tight });

/** The note that says what became of typed text. */
export const note = style({
  color: color.text,
  fontSize: theme.size.small,
  fontWeight: theme.weight.medium,
  lineHeight: theme.lineHeight.tight,
});

export const errors = style({
  display: 'block',
  color: color.dangerText,
  fontSize: theme.size.small,
  fontWeight: theme.weight.medium,
  lineHeight: theme.lineHeight.tight,
});

export const error = style({
  display: 'flex',
  gap: theme.space[1],
  selectors: { '& + &': { marginTop: theme.space[1] } },
});
globalStyle(`${error} > svg`, { flex: 'none', marginTop: '1px' });
