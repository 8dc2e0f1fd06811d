import { style } from '@vanilla-extract/css';
import { HEAD_LAYER, RUNS_HEIGHT } from '#client/resource/table/columns/tableGeometry.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const line = style({
  position: 'sticky',
  top: 0,
  zIndex: HEAD_LAYER,
  display: 'flex',
  height: `${RUNS_HEIGHT}px`,
  background: color.sunken,
  color: color.textMuted,
  fontSize: theme.size.small,
  lineHeight: `${RUNS_HEIGHT - 1}px`,
});

/** Covers the numbers and the name, which stay visible. */
export const frozen = style({
  position: 'sticky',
  left: 0,
  zIndex: 1,
  flex: 'none',
  borderRight: `1px solid ${color.controlBorder}`,
  background: color.sunken,
});

export const run = style({
  flex: 'none',
  borderRight: `1px solid ${color.controlBorder}`,
  borderBottom: `1px solid ${color.line}`,
});

/** Sticky within its run, so that the title of a wide run stays visible. */
export const title = style({
  position: 'sticky',
  display: 'inline-block',
  maxWidth: '100%',
  padding: `0 ${theme.space[2]}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'top',
});
