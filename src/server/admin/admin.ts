// `npm run admin -- COMMAND`: commands for operators, usable next to a running server. It reads the same environment variables.
import { runCommand } from './runCommand.ts';

process.exitCode = await runCommand(process.argv.slice(2), process.env, process);
