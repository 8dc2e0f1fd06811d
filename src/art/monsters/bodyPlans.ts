import type { MonsterBodyName } from '#domain/catalogs/monsterBodies.ts';
import { bandit } from './plans/bandit.ts';
import { barbarian } from './plans/barbarian.ts';
import { bat } from './plans/bat.ts';
import { bear } from './plans/bear.ts';
import { beetle } from './plans/beetle.ts';
import { bigCat } from './plans/bigCat.ts';
import { boarman } from './plans/boarman.ts';
import { demon } from './plans/demon.ts';
import { dragon } from './plans/dragon.ts';
import { dwarf } from './plans/dwarf.ts';
import { elemental } from './plans/elemental.ts';
import { evilEye } from './plans/evilEye.ts';
import { fairy } from './plans/fairy.ts';
import { frog } from './plans/frog.ts';
import { ghost } from './plans/ghost.ts';
import { giant } from './plans/giant.ts';
import { goblin } from './plans/goblin.ts';
import { golem } from './plans/golem.ts';
import { gorgon } from './plans/gorgon.ts';
import { griffin } from './plans/griffin.ts';
import { harpy } from './plans/harpy.ts';
import { hydra } from './plans/hydra.ts';
import { imp } from './plans/imp.ts';
import { knight } from './plans/knight.ts';
import { lich } from './plans/lich.ts';
import { lizardman } from './plans/lizardman.ts';
import { mimic } from './plans/mimic.ts';
import { minotaur } from './plans/minotaur.ts';
import { monk } from './plans/monk.ts';
import { ninja } from './plans/ninja.ts';
import { ogre } from './plans/ogre.ts';
import { plant } from './plans/plant.ts';
import { priest } from './plans/priest.ts';
import { samurai } from './plans/samurai.ts';
import { scorpion } from './plans/scorpion.ts';
import { skeleton } from './plans/skeleton.ts';
import { slime } from './plans/slime.ts';
import { snake } from './plans/snake.ts';
import { soldier } from './plans/soldier.ts';
import { spider } from './plans/spider.ts';
import { warlock } from './plans/warlock.ts';
import { wasp } from './plans/wasp.ts';
import { werewolf } from './plans/werewolf.ts';
import { witch } from './plans/witch.ts';
import { wizard } from './plans/wizard.ts';
import { wolf } from './plans/wolf.ts';
import { wyvern } from './plans/wyvern.ts';
import { zombie } from './plans/zombie.ts';
import type { BodyPlan } from './Subject.ts';

/** The function that draws each body of the catalog. */
export const BODY_PLANS: Readonly<Record<MonsterBodyName, BodyPlan>> = {
  barbarian,
  bandit,
  bat,
  bear,
  beetle,
  bigCat,
  boarman,
  demon,
  dragon,
  dwarf,
  elemental,
  evilEye,
  fairy,
  frog,
  ghost,
  giant,
  goblin,
  golem,
  gorgon,
  griffin,
  harpy,
  hydra,
  imp,
  knight,
  lich,
  lizardman,
  mimic,
  minotaur,
  monk,
  ninja,
  ogre,
  plant,
  priest,
  samurai,
  scorpion,
  skeleton,
  slime,
  snake,
  soldier,
  spider,
  warlock,
  wasp,
  werewolf,
  witch,
  wizard,
  wolf,
  wyvern,
  zombie,
};
