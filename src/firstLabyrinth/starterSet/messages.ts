import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { named } from '#firstLabyrinth/build/named.ts';
import { says, t } from '#firstLabyrinth/build/says.ts';

const [KNIGHT, MERCHANT, OLD_MAN, PRIEST, TORCH, CHILD] = [68, 72, 65, 70, 34, 73] as const;

const said = (title: readonly [string, string], ja: string, en: string, picture?: number) =>
  says(t(...title), [t(ja, en)], picture);

/** The lines of the NPCs: a greeting, a farewell, an answer to unknown words, and their topics. */
export const MESSAGES = named(labyrinthMessage, {
  guardGreets: said(
    ['門番ハルド', 'Hald the guard'],
    '「止まれ。下へ行くなら、灯りと傷薬を確かめてからにしろ」',
    '"Halt. If you are going down, look to your lamp and your vials first."',
    KNIGHT,
  ),
  guardLeaves: said(['ハルド、別れ', 'Hald, parting'], '「日が暮れる前に戻れよ」', '"Be back before dark."'),
  guardShrugs: said(['ハルド、首を振る', 'Hald shakes his head'], '「知らんな」', '"Could not say."'),
  guardOfLabyrinth: said(
    ['ハルド、迷宮のこと', 'Hald, of the labyrinth'],
    '「浅いところは小物ばかりだ。階段を下りるたびに、相手は一回り大きくなる」',
    '"Near the top it is small fry. With each stair down, they come a size larger."',
  ),
  guardOfKeys: said(
    ['ハルド、鍵のこと', 'Hald, of keys'],
    '「鍵は三つ。鉄と、銀と、骨だ。どの扉に合うかは、扉に訊くんだな」',
    '"There are three keys: iron, silver and bone. As to which door, ask the door."',
  ),
  guardOfChild: said(
    ['ハルド、ニコのこと', 'Hald, of Nico'],
    '「ニコに会ったのか。あの子は道を覚えるのが早い。言うことは聞いておけ」',
    '"So you have met Nico. That child learns a path quickly. Listen well."',
  ),

  peddlerGreets: said(
    ['行商人ミラ', 'Mira the peddler'],
    '「いらっしゃい。街より少し高いけど、街より少し近いよ」',
    '"Welcome! A little dearer than in town, and a good deal nearer."',
    MERCHANT,
  ),
  peddlerLeaves: said(
    ['ミラ、別れ', 'Mira, parting'],
    '「またどうぞ。生きてたらね」',
    '"Come again. Alive, if you can."',
  ),
  peddlerShrugs: said(['ミラ、笑う', 'Mira laughs'], '「それは売ってないなあ」', '"That I do not stock."'),
  peddlerOfWares: said(
    ['ミラ、品物のこと', 'Mira, of her wares'],
    '「赤い瓶は傷に、緑は毒に、青は痺れに。色を間違えないこと」',
    '"Red is for wounds, green for poison, blue for numb limbs. Mind the colours."',
  ),
  peddlerOfRumours: said(
    ['ミラ、噂のこと', 'Mira, of rumours'],
    '「奥に丘の地竜がいるって。火を吐くから、固まって歩かないほうがいいよ」',
    '"They say a hill drake sleeps at the bottom. It breathes fire, so do not let it wake first."',
  ),

  hostGreets: said(
    ['宿の主ボルド', 'Bold the innkeeper'],
    '「藁の寝床もあれば、羽根布団もある。好きなほうを選びな」',
    '"There is straw, and there are feathers. Take your pick."',
    OLD_MAN,
  ),
  hostLeaves: said(
    ['ボルド、別れ', 'Bold, parting'],
    '「靴の泥は落としてから入ってくれよ、次は」',
    '"Wipe your boots next time."',
  ),
  hostShrugs: said(
    ['ボルド、欠伸', 'Bold yawns'],
    '「さあねえ。寝て起きりゃ忘れちまうよ」',
    '"No idea. I sleep, and it is gone."',
  ),
  hostOfRooms: said(
    ['ボルド、部屋のこと', 'Bold, of his rooms'],
    '「高い部屋ほど傷の治りが早い。急がないなら、藁で十分さ」',
    '"The dearer the bed, the sooner you mend. With time on your hands, straw will do."',
  ),
  hostOfWalls: said(
    ['ボルド、壁のこと', 'Bold, of the walls'],
    '「行き止まりを見たら、もう一度叩いてみることだ。うちの物置もそうやって見つけた」',
    '"When you meet a dead end, knock once more. That is how I found my storeroom."',
  ),

  healerGreets: said(
    ['施療師セナ', 'Sena the healer'],
    '「座ってください。立ったまま倒れた人を、何人も見てきました」',
    '"Sit down, please. I have seen too many fall where they stood."',
    PRIEST,
  ),
  healerLeaves: said(
    ['セナ、別れ', 'Sena, parting'],
    '「ご無事で。次はお茶だけにしましょう」',
    '"Go safely. Next time, only for tea."',
  ),
  healerShrugs: said(
    ['セナ、考える', 'Sena ponders'],
    '「それは本にもありませんでした」',
    '"My books say nothing of that."',
  ),
  healerOfWounds: said(
    ['セナ、手当のこと', 'Sena, of healing'],
    '「毒も痺れも治せます。薬草を買うお金だけ、置いていってください」',
    '"Poison, numbness, I can treat both. Leave what the herbs cost, that is all."',
  ),
  healerOfDead: said(
    ['セナ、死者のこと', 'Sena, of the dead'],
    '「歩く死者は祈りと銀を嫌います。眠らせようとしても、もう眠りません」',
    '"The walking dead shun prayer and silver. Do not try to put them to sleep. They have done with sleeping."',
  ),

  smithGreets: said(
    ['鍛冶師ドルカ', 'Dorka the smith'],
    '「いい斧があれば見せてくれ。石を割れるやつだ」',
    '"Show me a good axe, if you have one. One that splits stone."',
    TORCH,
  ),
  smithLeaves: said(['ドルカ、別れ', 'Dorka, parting'], '「刃は乾かしておけ」', '"Keep your blades dry."'),
  smithShrugs: said(['ドルカ、肩をすくめる', 'Dorka shrugs'], '「鉄の話をしよう」', '"Let us talk of iron."'),
  smithOfSilver: said(
    ['ドルカ、銀のこと', 'Dorka, of silver'],
    '「銀の刃なら一本打ってある。岩割りの斧となら、取り替えてもいい」',
    '"I have one silver blade. I would part with it for a Rocksplitter."',
  ),
  smithOfArmour: said(
    ['ドルカ、鎧のこと', 'Dorka, of armour'],
    '「数字が小さいほど当たりにくい。重い鎧は、着られる者が限られる」',
    '"The lower the number, the harder you are to hit. Heavy mail is not for everybody."',
  ),
  smithTrade: said(
    ['ドルカ、取り引き', 'Dorka, a bargain'],
    '「いい取り引きだ。こいつは死者によく効く」',
    '"A fair bargain. The dead will not like it."',
  ),

  childGreets: said(
    ['迷子のニコ', 'Nico, a lost child'],
    '「ぼく、迷ってないよ。ここで待ってるだけ」',
    '"I am not lost. I am only waiting here."',
    CHILD,
  ),
  childLeaves: said(
    ['ニコ、別れ', 'Nico, parting'],
    '「右手を壁につけて歩くといいよ」',
    '"Keep your right hand on the wall."',
  ),
  childShrugs: said(['ニコ、首をかしげる', 'Nico wonders'], '「なあに、それ」', '"What is that?"'),
  childOfKey: said(
    ['ニコ、鍵のこと', 'Nico, of a key'],
    '「これ、拾ったの。ぼくじゃ錠に届かないから、あげる」',
    '"I found this. I cannot reach the lock, so you may have it."',
  ),
  childOfHome: said(
    ['ニコ、家のこと', 'Nico, of home'],
    '「門のおじさんの家の隣。もう少し地図を描いたら帰る」',
    '"Next to the guard. I go home when my map is done."',
  ),
});
