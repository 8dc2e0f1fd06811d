import { guidePage, points, says, section, shows, steps } from '#client/guide/content.ts';

export const items = guidePage(
  'items',
  ['アイテム', 'Items'],
  [
    '武器、防具、鍵、薬の作り方と、宝箱で付く魔法です。',
    'How to make weapons, armour, keys and potions, and the magic that items from chests can have.',
  ],
  section(
    'making',
    ['アイテムを作る', 'Make an item'],
    shows('items'),
    steps(
      [
        '**アイテム**の一覧で空いている行に名前を打ちます。続けて**種類**を選ぶと、アイテムになります。',
        'In the list of **Items** type a name into a free row, then choose its **Type**.',
      ],
      [
        '武器なら**武器の種類**、**攻撃力**、**距離**、**持ち方**を決めます。攻撃力は 2d6+1 のように打ちます（[サイコロの読み方](numbers#dice)）。',
        'A weapon has a **Weapon type**, a **Power** such as 2d6+1 ([how to read dice](numbers#dice)), a **Range** and a **Hold**.',
      ],
      [
        '`Ctrl+Enter` で詳しい画面が開き、装備できる人や魔法効果を選べます。',
        '`Ctrl+Enter` opens the form, with the classes that can equip it and its magic effects.',
      ],
    ),
    points(
      [
        '不確定名は、鑑定するまで見える名前です。空なら種類ごとの名前になります。',
        'Players see the unidentified name until the item is identified. If it is empty, the name of the type is used.',
      ],
      [
        '**在庫**を1以上か無制限にすると、街の店に並びます。',
        'With a **Stock** of 1 or more, or unlimited, the shop in the city sells it.',
      ],
      [
        '**特別なアイテム**は、売ったり捨てたりできません。鍵や証に向いています。ルールで変えられます。',
        'A **Special item** cannot be sold or dropped unless the rules allow it. That suits keys and proofs.',
      ],
    ),
  ),
  section(
    'key',
    ['鍵を作って扉に使う', 'Make a key for a door'],
    steps(
      [
        'アイテムに鍵の名前を付け、**特別なアイテム**にします。',
        'Name an item as the key and make it a **Special item**.',
      ],
      [
        '宝箱か、イベントの「アイテム」で手に入るようにします。',
        'Put it into a chest, or give it with an “Item” event.',
      ],
      [
        '扉のマスに「鍵の扉」のイベントを置き、そのアイテムと辺を選びます（[扉と辺](events#doors)）。',
        'At the door, place a “Door opened by a key” event and choose the item and the edge ([doors and edges](events#doors)).',
      ],
    ),
  ),
  section(
    'where',
    ['どこで手に入るか', 'Where it is found'],
    says(
      '詳しい画面の**このアイテムが手に入る場所**に、宝箱、イベント、NPC、店がすべて出ます。[アイテムの出現確認](chests#appearance)では、どこからも手に入らないアイテムが分かります。',
      '**Where this item is found** lists every chest, event, NPC and shop that gives it. The [item appearance](chests#appearance) page shows items that cannot be found anywhere.',
    ),
  ),
  section(
    'magic',
    ['自動魔法効果', 'Automatic magic'],
    says(
      '宝箱から出るアイテムに、運しだいで魔法を付ける仕組みです。10個の**セット（宝箱タイプ）**があり、フロアか宝箱がどれを使うかを選びます。セット0は魔法なしで始まります。',
      'Items from chests can get magic by chance. There are ten **Sets (chest types)**; a floor or a chest uses one of them. Set 0 starts without magic.',
    ),
    points(
      [
        '**アイテムの種類**の行を上から順に調べ、種類と宝箱レベルが合い、率に当たった最初の行が使われます。',
        'The rows of **Item types** are tried from the top. The first row that fits the type and the chest level and whose chance succeeds is used.',
      ],
      [
        '**確認テスト**で宝箱を何百個も開けて、何が出るかを数えられます。',
        'The **Confirmation test** opens hundreds of chests and counts the results.',
      ],
    ),
  ),
);
