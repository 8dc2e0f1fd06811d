import { optionList } from '#domain/catalogs/optionList.ts';
import { choice, flag, int, withHelp } from '#domain/resource/field.ts';
import { counted, spellCategory } from './spellCategory.ts';

const SHOWS = optionList([
  ['何も示さない', 'Nothing'],
  ['座標', 'Coordinates'],
  ['地図', 'Map'],
]);
const MOVES = optionList([
  ['移動しない', 'Nowhere'],
  ['同じ階の中', 'On this floor'],
  ['同じ迷宮の中', 'Within this labyrinth'],
  ['街', 'To the city'],
]);
/** The codes of what they show, and of where they take the party. */
export const [SHOWS_NOTHING, SHOWS_COORDINATES, SHOWS_MAP] = [0, 1, 2] as const;
export const [GOES_NOWHERE, GOES_ON_FLOOR, GOES_IN_LABYRINTH, GOES_TO_CITY] = [0, 1, 2, 3] as const;

/** Spells that show where the party is, or take it elsewhere. */
export const positionSpells = spellCategory({
  fields: {
    shows: choice('示すもの', 'Shows', SHOWS),
    map_radius: int('地図の半径（0は全体）', 'Map radius (0: all)', { min: 0, max: 23 }),
    moves: choice('移動先', 'Destination', MOVES),
    most_cells: withHelp(
      int('移動できるマス', 'Maximum cells', { min: 1, max: 99, initial: 9 }),
      '東西にも南北にも、このマス数まで進めます。',
      'Up to this many cells in each direction.',
    ),
    most_floors: withHelp(
      int('移動できる階', 'Maximum floors', { min: 0, max: 98, initial: 98 }),
      '同じ迷宮の中で、この階数まで離れた階へ行けます。',
      'Up to this many floors up or down, within the labyrinth.',
    ),
    visited_only: flag('訪れた場所だけ', 'Visited places only', true),
    success: int('成功率（％）', 'Success (%)', { min: 0, max: 100, initial: 100 }),
    ignores_no_teleport: flag('転移不可を無視する', 'Ignores no-teleport zones'),
  },
  defaults: {
    1: { shows: SHOWS_COORDINATES },
    2: { shows: SHOWS_MAP, map_radius: 7 },
    3: { moves: GOES_ON_FLOOR, most_cells: 9 },
    4: { moves: GOES_IN_LABYRINTH },
    5: { moves: GOES_TO_CITY },
  },
  isIdle: ({ shows, moves }) => shows === SHOWS_NOTHING && moves === GOES_NOWHERE,
  sentence({ shows, map_radius, moves, most_cells, most_floors, visited_only, success, ignores_no_teleport }) {
    const seen = {
      ja:
        ['', '今いる座標と向きを示す', map_radius === 0 ? '階の地図を示す' : `周り${map_radius}マスの地図を示す`][
          shows
        ] ?? '',
      en:
        [
          '',
          'Shows the coordinates and the facing',
          map_radius === 0 ? 'Shows the map of the floor' : `Shows the map ${map_radius} cells around`,
        ][shows] ?? '',
    };
    const places = visited_only ? { ja: '訪れた', en: ' visited' } : { ja: '', en: '' };
    const way = {
      ja:
        [
          '',
          `同じ階の${places.ja}場所へ${most_cells}マスまで移る`,
          `同じ迷宮の${places.ja}階へ${most_floors}階まで移る`,
          '街へ帰る',
        ][moves] ?? '',
      en:
        [
          '',
          `Moves the party up to ${counted(most_cells, 'cell')} on this floor, to${places.en || ' all'} places`,
          `Moves the party up to ${counted(most_floors, 'floor')} within this labyrinth, to${places.en || ' all'} places`,
          'Takes the party to the city',
        ][moves] ?? '',
    };
    const limits = {
      ja: [
        success < 100 ? `成功率${success}％` : '',
        ignores_no_teleport && moves !== GOES_NOWHERE ? '転移不可を無視する' : '',
      ],
      en: [
        success < 100 ? `succeeds ${success}% of the time` : '',
        ignores_no_teleport && moves !== GOES_NOWHERE ? 'ignores no-teleport zones' : '',
      ],
    };
    if (seen.ja === '' && way.ja === '') return { ja: '何も起こらない', en: 'Does nothing' };
    return {
      ja: [seen.ja, way.ja, ...limits.ja].filter(Boolean).join('。'),
      en: [seen.en, way.en, ...limits.en].filter(Boolean).join('; '),
    };
  },
});
