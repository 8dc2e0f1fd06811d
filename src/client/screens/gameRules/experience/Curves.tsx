import { useAtomValue } from 'jotai';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { visuallyHidden } from '#client/ui/visuallyHidden.css.ts';
import { numbersOf } from '#domain/resource/defineResource.ts';
import * as styles from './Curves.css.ts';
import { CURVE_LEVELS, movedTo, totalsOf } from './curvePoints.ts';
import { type CurveScales, curveScales, MARGIN } from './curveScales.ts';
import { experienceTexts } from './experienceTexts.ts';
import { threeDigits } from './scaledTotals.ts';
import { useRecords } from './useRecords.ts';

/** The height of the picture in pixels; its width is that of the screen. */
const HEIGHT = 300;
/** The radii of the target around a point, and of the point. */
const [GRIP, POINT] = [18, 5];
/** A key moves a point by this fraction of a power of ten. */
const NOTCH = 100;

interface CurvesProps {
  readonly desk: RecordDesk;
  /** The record whose points can be moved. */
  readonly inHand: number;
  readonly name: string;
  /** Takes the drawn totals when the pointer or the key is released; undefined for users who may only read. */
  readonly onDrawn: ((totals: readonly number[]) => void) | undefined;
}

/** The current stroke: a dragged point, or a line across the picture from the previous place. */
interface Stroke {
  readonly kind: 'point' | 'line';
  readonly place: number;
  readonly y: number;
  /** The distance of the pointer below the middle of its point at the start, in pixels. */
  readonly grip: number;
}

/** The experience of all classes by level, on a logarithmic scale; the current curve is drawn with the mouse, a finger or the keyboard. */
export function Curves({ desk, inHand, name, onDrawn }: CurvesProps) {
  const text = useText(experienceTexts);
  const language = useAtomValue(languageAtom);
  const [width, setWidth] = useState(720);
  const frame = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<readonly number[]>();
  const [told, setShown] = useState<number>();
  const stroke = useRef<Stroke>(undefined);
  const numbers = numbersOf(desk.resource);
  const records = useRecords(desk);
  const stored = records.map(totalsOf);
  const scales = curveScales(width, HEIGHT, stored.flat());
  const before = stored[numbers.indexOf(inHand)] ?? [];
  const totals = draft ?? before;
  // Pointers move faster than the picture renders, so the last totals are kept outside of the state.
  const drawn = useRef<readonly number[]>(undefined);
  function show(next: readonly number[] | undefined) {
    drawn.current = next;
    setDraft(next);
  }

  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    if (frame.current) watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, []);

  function commit() {
    stroke.current = undefined;
    if (drawn.current) onDrawn?.(drawn.current);
    show(undefined);
  }
  function drop() {
    stroke.current = undefined;
    show(undefined);
    setShown(undefined);
  }
  function begin(event: PointerEvent<SVGSVGElement>) {
    if (!onDrawn || event.button !== 0 || !event.isPrimary) return;
    const held = (event.target as Element).getAttribute('data-place');
    // A finger outside of the points scrolls.
    if (held === null && event.pointerType === 'touch') return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
    const { x, y } = placeOf(event);
    const place = held === null ? scales.placeAt(x) : Number(held);
    // A point can be grabbed off its middle, and does not jump to the pointer.
    const grip = held === null ? 0 : y - scales.y(before[place] ?? 1);
    stroke.current = { kind: held === null ? 'line' : 'point', place, y, grip };
    setShown(place);
    if (held === null) show(movedTo(before, place, threeDigits(scales.totalAt(y))));
  }
  function draw(event: PointerEvent<SVGSVGElement>) {
    const from = stroke.current;
    if (!from) return;
    const { x, y } = placeOf(event);
    const to = { ...from, place: from.kind === 'point' ? from.place : scales.placeAt(x), y: y - from.grip };
    show(alongStroke(drawn.current ?? before, from, to, scales));
    setShown(to.place);
    stroke.current = to;
  }
  function nudge(place: number, notches: number) {
    const last = drawn.current ?? before;
    const now = last[place] ?? 1;
    const next = threeDigits(now * 10 ** (notches / NOTCH));
    show(movedTo(last, place, next === now ? Math.max(1, now + Math.sign(notches)) : next));
  }
  function onKeyUp(event: KeyboardEvent) {
    if (event.key !== 'Tab') commit();
  }

  const number = new Intl.NumberFormat(language);
  const short = new Intl.NumberFormat(language, { notation: 'compact' });
  const shown = told === undefined ? undefined : totals[told];
  return (
    <div ref={frame} className={styles.frame}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        height={HEIGHT}
        role="img"
        aria-label={`${text('experience.curves')}: ${name}`}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={commit}
        onPointerCancel={drop}
      >
        {scales.lines.map((total) => (
          <g key={total}>
            <line
              className={styles.rule}
              x1={MARGIN.left}
              x2={width - MARGIN.right}
              y1={scales.y(total)}
              y2={scales.y(total)}
            />
            <text className={styles.mark} x={MARGIN.left - 8} y={scales.y(total)} dy="0.32em" textAnchor="end">
              {short.format(total)}
            </text>
          </g>
        ))}
        {CURVE_LEVELS.map((level, place) => (
          <text key={level} className={styles.mark} x={scales.x(place)} y={HEIGHT - 8} textAnchor="middle">
            {level}
          </text>
        ))}
        {stored.map((values, at) =>
          numbers[at] === inHand ? null : (
            <path key={numbers[at]} className={styles.curve({ isInHand: false })} d={scales.path(values)} />
          ),
        )}
        <path className={styles.curve({ isInHand: true })} d={scales.path(totals)} />
        {totals.map((total, place) => (
          <g key={CURVE_LEVELS[place]}>
            {onDrawn && (
              <circle
                className={styles.grip}
                data-place={place}
                cx={scales.x(place)}
                cy={scales.y(total)}
                r={GRIP}
                onPointerEnter={() => stroke.current === undefined && setShown(place)}
                onPointerLeave={() => stroke.current === undefined && setShown(undefined)}
              />
            )}
            <circle
              className={styles.point({ falls: total <= (totals[place - 1] ?? 0), isFocused: told === place })}
              cx={scales.x(place)}
              cy={scales.y(total)}
              r={POINT}
            />
          </g>
        ))}
        {told !== undefined && shown !== undefined && (
          <text
            className={styles.told}
            x={scales.x(told)}
            y={Math.max(MARGIN.top + 4, scales.y(shown) - 14)}
            textAnchor={told > CURVE_LEVELS.length / 2 ? 'end' : 'start'}
          >
            {number.format(shown)}
          </text>
        )}
      </svg>
      {onDrawn &&
        totals.map((total, place) => (
          <input
            key={CURVE_LEVELS[place]}
            className={visuallyHidden}
            type="range"
            min={0}
            max={9 * NOTCH}
            value={Math.round(Math.log10(total) * NOTCH)}
            aria-label={text('experience.level', { job: name, level: CURVE_LEVELS[place] ?? 0 })}
            aria-valuetext={text('experience.total', { total: number.format(total) })}
            onChange={({ currentTarget }) =>
              nudge(place, Number(currentTarget.value) - Math.round(Math.log10(total) * NOTCH))
            }
            onKeyUp={onKeyUp}
            onFocus={() => setShown(place)}
            onBlur={() => {
              commit();
              setShown(undefined);
            }}
          />
        ))}
    </div>
  );
}

/** Returns the position of the pointer in the picture, in its pixels. */
function placeOf({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** Returns the totals after a stroke: those that it passed are set evenly between its start and its end. */
function alongStroke(totals: readonly number[], from: Stroke, to: Stroke, scales: CurveScales): readonly number[] {
  const steps = Math.abs(to.place - from.place);
  const way = Math.sign(to.place - from.place);
  let passed = totals;
  for (let step = steps === 0 ? 0 : 1; step <= steps; step++) {
    const y = steps === 0 ? to.y : from.y + ((to.y - from.y) * step) / steps;
    passed = movedTo(passed, from.place + way * step, threeDigits(scales.totalAt(y)));
  }
  return passed;
}
