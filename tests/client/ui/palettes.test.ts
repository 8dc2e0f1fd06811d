import { describe, expect, test } from 'vitest';
import { day, night } from '#client/ui/palettes.ts';

type Color = keyof typeof day.color;

const GROUNDS: readonly Color[] = ['page', 'surface', 'sunken', 'field', 'hover'];
const TEXTS: readonly Color[] = ['text', 'textMuted', 'accentText', 'dangerText', 'warningText', 'successText'];

/** Pairs of text and background colours; WCAG 2 (1.4.3) requires 4.5:1. */
const WRITTEN: readonly (readonly [Color, Color])[] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  ['text', 'pressed'],
  ['text', 'accentWash'],
  ['textMuted', 'accentWash'],
  ['accentText', 'accentWash'],
  ['text', 'dangerWash'],
  ['dangerText', 'dangerWash'],
  ['text', 'warningWash'],
  ['warningText', 'warningWash'],
  ['text', 'successWash'],
  ['successText', 'successWash'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onInverse', 'inverse'],
  ['onInverseAccent', 'inverse'],
];

/** Colours that identify a control, with their backgrounds; WCAG 2 (1.4.11) requires 3:1. */
const DRAWN: readonly (readonly [Color, Color])[] = (
  ['controlBorder', 'controlBorderStrong', 'accent', 'danger', 'focus'] as const
).flatMap((mark) => GROUNDS.map((ground) => [mark, ground] as const));

describe.each([
  ['day', day],
  ['night', night],
])('By %s', (_, { color, game, map }) => {
  test.each(WRITTEN)('%s can be read on %s', (text, ground) => {
    expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(DRAWN)('%s can be told from %s', (mark, ground) => {
    expect(contrast(color[mark], color[ground])).toBeGreaterThanOrEqual(3);
  });

  test('the windows of the game and the coordinates of the map can be read', () => {
    expect(contrast(game.windowText, game.window)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(game.plankText, game.plank)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(map.coordinate, map.outside)).toBeGreaterThanOrEqual(4.5);
  });
});

/** Returns the contrast ratio of two colours `#rrggbb`, from 1 to 21 (WCAG 2, "contrast ratio"). */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const parts = /^#(..)(..)(..)$/.exec(color)?.slice(1) ?? [];
  if (parts.length < 3) throw new Error(`${color} is not written as #rrggbb`);
  const [red = 0, green = 0, blue = 0] = parts
    .map((part) => Number.parseInt(part, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
