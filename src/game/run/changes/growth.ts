import { LEVELS_AT_ONCE } from '#domain/resources/rules/raceOccupation.ts';
import { statCap } from '#game/rules/statCap.ts';
import { withBit, withoutBit } from '#game/state/bits.ts';
import { isAlive } from '#game/state/Member.ts';
import { fullUses } from '#game/state/memberOf.ts';
import { changeClass, reincarnate } from './classChange.ts';
import { drainLevels, regainLevels, rise } from './levels.ts';
import { setMember, type Writers } from './write.ts';

type Names =
  | ('learn' | 'rise' | 'drain' | 'regain' | 'strengthen' | 'align' | 'title')
  | ('setUses' | 'forgetSpell' | 'restore' | 'retrain' | 'reincarnate' | 'rename');

/** Changes of levels, spells and other properties of members. */
export const growthChanges: Writers<Names> = {
  // By the rules, members rise a level at once.
  learn: (run, { experience, members }) => {
    const { items, creation } = run.world.rules;
    const living = () => run.members.flatMap(({ at, member }) => (isAlive(member) ? at : []));
    for (const at of members ?? living()) {
      const before = run.draft.roster[at]?.experience ?? 0;
      setMember(run, at, { experience: Math.min(items.exp_cap, before + experience) });
      run.sink?.({ kind: 'experience', member: at, experience });
      if (creation.level_where === LEVELS_AT_ONCE) rise(run, at);
    }
  },
  rise: (run, { member }) => rise(run, member),
  drain: (run, { member, levels }) => drainLevels(run, member, levels),
  regain: (run, { member, levels }) => regainLevels(run, member, levels),
  strengthen: (run, { member: at, stat }) => {
    const stats = run.draft.roster[at]?.stats;
    if (!stats) return;
    const most = Math.max(statCap(run.world.rules), stats[stat]);
    setMember(run, at, { stats: { ...stats, [stat]: Math.min(most, stats[stat] + 1) } });
  },
  align: (run, { member, alignment }) => setMember(run, member, { alignment }),
  title: (run, { title }) => {
    for (const { at, member } of run.members) setMember(run, at, { titles: withBit(member.titles, title) });
    run.sink?.({ kind: 'title', title });
  },
  setUses: (run, { member, uses }) => setMember(run, member, { uses }),
  forgetSpell: (run, { member: at, spell }) => {
    const known = run.draft.roster[at]?.known;
    if (known) setMember(run, at, { known: withoutBit(known, spell) });
  },
  restore: (run) => {
    const { rules, spells } = run.world;
    for (const { at, member } of run.members) {
      if (isAlive(member)) setMember(run, at, { uses: fullUses(rules, member, spells) });
    }
    run.sink?.({ kind: 'restored' });
  },
  retrain: (run, { member, job }) => changeClass(run, member, job),
  reincarnate: (run, { member }) => reincarnate(run, member),
  rename: (run, { member, name }) => setMember(run, member, { name_ja: name, name_en: name }),
};
