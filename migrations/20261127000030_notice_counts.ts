import type { Knex } from 'knex';

/** Like notices are one: what each is about, and how often it has happened since its reader saw it. */
const COLUMNS: Readonly<Record<string, (table: Knex.AlterTableBuilder) => void>> = {
  subject_id: (table) => table.string('subject_id', 32).nullable(),
  count: (table) => table.integer('count').notNullable().defaultTo(1),
};

export async function up(knex: Knex): Promise<void> {
  for (const [name, add] of Object.entries(COLUMNS)) {
    if (!(await knex.schema.hasColumn('notifications', name))) await knex.schema.alterTable('notifications', add);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(COLUMNS)) {
    if (await knex.schema.hasColumn('notifications', name))
      await knex.schema.alterTable('notifications', (table) => {
        table.dropColumn(name);
      });
  }
}
