// `npm run admin -- COMMAND`: what whoever runs an installation does to it from outside, beside a running server. It reads the same
// environment variables. Exit codes: 0 done, 1 refused or failed, 2 not understood.
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { explainFailure } from '#server/explainFailure.ts';
import { AdminError } from './AdminError.ts';
import { COMMANDS, type Command } from './commands.ts';

const USAGE = [
  'npm run admin -- COMMAND',
  '',
  ...COMMANDS.map(({ name, argument, mayReplace, help }) => {
    const call = [name, argument, mayReplace && '[--replace]'].filter(Boolean).join(' ');
    return `  ${call.padEnd(28)}${help}`;
  }),
  '',
  'USER is a username or an e-mail address. The installation is the one of DATA_DIR or DATABASE_URL.',
];

/** The command and its argument, empty where it takes none; undefined where they are not understood. */
function understand(): { command: Command; argument: string; replace: boolean } | undefined {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
    const replace = values.replace ?? false;
    const command = COMMANDS.find(({ name }) => `${positionals.join(' ')} `.startsWith(`${name} `));
    if (!command || (replace && !command.mayReplace)) return undefined;
    const [argument = '', ...more] = positionals.slice(command.name.split(' ').length);
    if ((argument === '') !== (command.argument === undefined) || more.length > 0) return undefined;
    return { command, argument, replace };
  } catch {
    return undefined;
  }
}

async function main(): Promise<number> {
  const asked = understand();
  if (!asked) {
    process.stderr.write(`${USAGE.join('\n')}\n`);
    return 2;
  }
  try {
    const lines = await asked.command.run(readConfig(process.env), asked.argument, asked.replace);
    process.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  } catch (error) {
    const lines = error instanceof AdminError ? [error.message] : explainFailure(error, 'This could not be done');
    process.stderr.write(`${lines.join('\n')}\n`);
    return 1;
  }
}

process.exitCode = await main();
