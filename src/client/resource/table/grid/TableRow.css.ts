import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { ROW_HEIGHT } from '#client/resource/table/columns/tableGeometry.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

/** Frozen cells lie over the others, and over the marks of the selection among them. */
export const FROZEN_LAYER = 2;

/** Sticky only while the table is scrolled horizontally: sticky elements are painted apart, which costs time on every key press. */
const stuck = { '[data-aside] &': { position: 'sticky', zIndex: FROZEN_LAYER } } as const;

export const row = recipe({
  base: {
    position: 'absolute',
    left: 0,
    // Painted on its own, so that a key press repaints only the rows that it changes. Not contained while cells stick, since these must
    // reach out of their rows.
    contain: 'content',
    selectors: { '[data-aside] &': { contain: 'none' } },
    display: 'flex',
    height: `${ROW_HEIGHT}px`,
    lineHeight: `${ROW_HEIGHT - 1}px`,
  },
  variants: {
    tone: {
      written: {},
      blank: { color: color.textMuted },
      conflict: { background: color.warningWash },
      invalid: { background: color.dangerWash },
    },
  },
});

const edge = `1px solid ${color.line}`;

export const number = recipe({
  variants: {
    /** The name next to the number is aligned to the start, and cut if it is too long. */
    named: {
      true: {
        padding: `0 ${theme.space[2]}`,
        overflow: 'hidden',
        textAlign: 'start',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
      false: { padding: 0, textAlign: 'center' },
    },
  },
  base: {
    fontWeight: theme.weight.normal,
    left: 0,
    flex: 'none',
    borderRight: `1px solid ${color.controlBorder}`,
    borderBottom: edge,
    background: color.sunken,
    color: color.textMuted,
    fontSize: theme.size.small,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'default',
    selectors: {
      ...stuck,
      '[data-mark="conflict"] > &': {
        background: color.warningWash,
        color: color.warningText,
        fontWeight: theme.weight.bold,
      },
      '[data-mark="invalid"] > &': {
        background: color.dangerWash,
        color: color.dangerText,
        fontWeight: theme.weight.bold,
      },
      '[data-mark] > &::after': { content: '" !"' },
    },
  },
});

export const numberLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.accentText, textDecoration: 'underline' } },
});

export const cell = recipe({
  base: {
    flex: 'none',
    padding: `0 ${theme.space[2]}`,
    borderRight: edge,
    borderBottom: edge,
    whiteSpace: 'pre',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'cell',
  },
  variants: {
    align: {
      start: {},
      end: { textAlign: 'end' },
      center: { color: color.accentText, fontWeight: theme.weight.bold, textAlign: 'center' },
    },
    frozen: {
      true: {
        borderRightColor: color.controlBorder,
        background: color.surface,
        selectors: {
          ...stuck,
          '[data-mark="conflict"] > &': { background: color.warningWash },
          '[data-mark="invalid"] > &': { background: color.dangerWash },
        },
      },
    },
    /** As in the fields of a form: underlined like a misspelling. */
    banned: {
      true: { color: color.warningText, textDecoration: 'underline wavy', textDecorationSkipInk: 'none' },
    },
    /** A reference to a missing record; the reason is shown on hover and while the cell is active. */
    missing: { true: { color: color.warningText, textDecoration: 'underline dotted' } },
    /** For whole kinds: a bar at the side of cells that differ from their default. */
    changed: { true: { boxShadow: `inset 3px 0 ${color.accent}` } },
    /** Only texts that may be too long are cut: clipped elements are painted apart, which costs time on every key press. */
    cut: { true: { overflow: 'hidden', textOverflow: 'ellipsis' } },
    /** A mark in the corner; the reason is shown on hover and while the cell is active. */
    refused: {
      true: {
        color: color.dangerText,
        backgroundImage: `linear-gradient(225deg, ${color.danger} 6px, transparent 6px)`,
      },
    },
  },
});
