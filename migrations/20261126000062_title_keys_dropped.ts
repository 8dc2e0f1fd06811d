import type { Knex } from 'knex';

/** The table registered_titles alone says whose a title is. */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasColumn('scenarios', 'title_key_ja'))) return;
  if (knex.client.config.client === 'mysql2') {
    // One statement: whoever dies there has dropped both or nothing. The indexes go with their columns.
    await knex.raw('alter table scenarios drop column title_key_ja, drop column title_key_en');
    return;
  }
  for (const column of ['title_key_ja', 'title_key_en']) {
    await knex.raw('drop index if exists ??', [`scenarios_${column}_index`]);
    await knex.raw('alter table scenarios drop column ??', [column]);
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('scenarios', (table) => {
    table.string('title_key_ja', 255).nullable().index();
    table.string('title_key_en', 255).nullable().index();
  });
}
