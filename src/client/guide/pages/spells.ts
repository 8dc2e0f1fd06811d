import { guidePage, points, says, section } from '#client/guide/content.ts';

export const spells = guidePage(
  'spells',
  ['呪文', 'Spells'],
  ['79の呪文の名前、レベル、効き目の変え方です。', 'How to change the names, levels and effects of the 79 spells.'],
  section(
    'lists',
    ['系統とレベル', 'Schools and levels'],
    says(
      '呪文を押して選び、移す先のレベルを押します。ドラッグでも移せます。どの一覧にもない呪文は、覚えられません。',
      'Press a spell, then the level to move it to, or drag it there. A spell in no list cannot be learnt.',
    ),
  ),
  section(
    'effects',
    ['効き目を変える', 'Change the effect'],
    points(
      [
        '**個別の呪文**に、分類ごとのページがあります。数値を変えると、**この呪文のはたらき**の文がすぐに変わります。',
        'Each category has a page under **Per-spell settings**. When you change numbers, the sentence under **What this spell does** follows.',
      ],
      [
        '**効き目の目安**では、唱える人と相手のレベルごとに、効く率や平均のダメージが分かります。',
        '**Expected effect** shows chances and average damage by the levels of caster and target.',
      ],
      [
        'いつ何を覚えるか、何回唱えられるかは、[ルール](rules)の「呪文の習得と召喚」で決めます。',
        'The [rules](rules) under “Learning and summoning” decide when spells are learnt and how often they can be cast.',
      ],
    ),
  ),
  section(
    'names',
    ['名前', 'Names'],
    says(
      '79の名前を表でまとめて書けます。**初めの名前に戻す**で、いつでも元の名前になります。',
      'You can write all 79 names in one table. **Default names** brings the original names back.',
    ),
  ),
);
