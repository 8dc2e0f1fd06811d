import { guidePage, points, says, section, shows, steps } from '#client/guide/content.ts';

export const rules = guidePage(
  'rules',
  ['ゲームルール', 'Game rules'],
  [
    '戦闘、成長、街、魔法のきまりを変えます。変えなくても、そのままで遊べます。',
    'Change battle, growth, the city and magic. The default rules can be played as they are.',
  ],
  section(
    'reading',
    ['数値の効き目を読む', 'See what a number does'],
    shows('rules'),
    says(
      '数値の横に、自分のパーティとモンスターではどうなるかが出ます。**グラフを見る**で全レベルの曲線が開き、既定値の線と比べられます。',
      'Beside a number you see what it means for your own party and monsters. **Show the chart** shows the curve over all levels, with the default for comparison.',
    ),
  ),
  section(
    'changing',
    ['変える、戻す', 'Change and reset'],
    points(
      [
        '既定と違う値には印が付き、既定値が下に出ます。そこから一つずつ、またはページごとに戻せます。',
        'A value that differs from the default is marked, with the default below it. You can reset a single field or a whole page.',
      ],
      [
        '**見本を読み込む**では、標準、やさしい、厳しいから選べます。読み込む前に、変わるところが出ます。',
        '**Load a sample** offers Standard, Easy and Hard. Before it is loaded, you see what would change.',
      ],
      [
        '**既定との違い**に、変えたところがすべて並びます。',
        '**Changed from default** lists everything that you changed.',
      ],
    ),
  ),
  section(
    'experience',
    ['経験値の曲線', 'Experience curves'],
    steps(
      [
        '**レベルに必要な経験値**で**動かす曲線**を選びます。',
        'Under **Experience per level** choose the **Curve to edit**.',
      ],
      [
        '点をつかんで動かすか、何もない所をなぞって描きます。レベル13までは合計、14からは1レベルごとに同じ値が加わります。',
        'Drag a point, or draw across an empty area. Up to level 13 the values are totals; from 14 on every level adds the same amount.',
      ],
    ),
  ),
  section(
    'finding',
    ['設定を探す', 'Find a setting'],
    says(
      '`Ctrl+K` で設定の名前を打つと、その欄へ直接移れます。',
      'Press `Ctrl+K` and type its name to go straight to the field.',
    ),
  ),
);
