import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('audit_entries')) return;
  await knex.schema.createTable('audit_entries', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    table.string('id', 32).primary();
    table.bigInteger('created_at').notNullable().index();
    table.string('actor', 10).notNullable();
    // What was done stays when who did it is gone.
    table.string('account_id', 32).nullable().references('id').inTable('accounts').onDelete('SET NULL');
    table.string('action', 40).notNullable();
    table.string('subject_kind', 20).notNullable();
    table.string('subject_id', 64).notNullable();
    // JSON.
    table.text('details').notNullable();
    table.index(['subject_id', 'created_at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('audit_entries');
}
