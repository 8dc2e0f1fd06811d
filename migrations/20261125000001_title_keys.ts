import type { Knex } from 'knex';

/** By what a title is compared with those of others, so that one which is registered is found among very many. */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasColumn('scenarios', 'title_key_ja'))) await addKeys(knex);
  // The search key is both titles, folded, with a line break between; without an English one it ends before that.
  const half = (which: string) => knex.raw(which, ['\n', '\n']);
  await knex('scenarios')
    .whereNull('title_key_ja')
    .update({
      title_key_ja: half(
        'case instr(search_key, ?) when 0 then substr(search_key, 1, 255) else substr(trim(substr(search_key, 1, instr(search_key, ?) - 1)), 1, 255) end',
      ),
      title_key_en: half(
        "case instr(search_key, ?) when 0 then '' else substr(trim(substr(search_key, instr(search_key, ?) + 1)), 1, 255) end",
      ),
    });
}

/** In one statement on MySQL, which undoes none: whoever dies there has made the columns with their indexes, or nothing. */
async function addKeys(knex: Knex): Promise<void> {
  if (knex.client.config.client === 'mysql2') {
    await knex.raw(`alter table scenarios
      add title_key_ja varchar(255) null,
      add title_key_en varchar(255) null,
      add index scenarios_title_key_ja_index (title_key_ja),
      add index scenarios_title_key_en_index (title_key_en)`);
    return;
  }
  await knex.schema.alterTable('scenarios', (table) => {
    table.string('title_key_ja', 255).nullable().index();
    table.string('title_key_en', 255).nullable().index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('scenarios', (table) => {
    table.dropIndex('title_key_ja');
    table.dropIndex('title_key_en');
    table.dropColumns('title_key_ja', 'title_key_en');
  });
}
