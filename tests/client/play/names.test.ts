// A work that is written in one language is read by readers of the other one, too.
import { expect, test } from 'vitest';
import { Names } from '#client/play/words/Names.ts';
import { item } from '#domain/resources/item.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { monster } from '#domain/resources/monster.ts';
import { npc } from '#domain/resources/npc.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { sampleWorld, walled, written } from '../../game/sampleWorld.ts';

test.each(LANGUAGES)('names and messages that are written in %s only are read in both languages', (own) => {
  const named = { [`name_${own}`]: 'Bell', [`unconfirmed_name_${own}`]: 'Thing' };
  const world = sampleWorld({
    floors: { 1: walled({}) },
    records: {
      item: { 1: written(item, 1, named) },
      monster: { 1: written(monster, 1, named) },
      npc: { 1: written(npc, 1, { [`name_${own}`]: 'Bell' }) },
      labyrinth_message: {
        1: written(labyrinthMessage, 1, { [`message_${own}_boxes`]: ['Halt!'] }),
      },
    },
  });
  for (const language of LANGUAGES) {
    const names = new Names(world, language);
    expect([names.item(1), names.monster(1), names.npc(1)]).toEqual(['Bell', 'Bell', 'Bell']);
    expect(names.foe(1, false)).toBe('Thing');
    expect(names.held({ item: 1, identified: false })).toBe('?Thing');
    expect(names.member({ name_ja: '', name_en: '', [`name_${own}`]: 'Bell' })).toBe('Bell');
    expect(names.pages(1)).toEqual(['Halt!']);
    expect(names.choice(1)).toBe('Halt!');
  }
});
