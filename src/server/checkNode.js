// Loaded before every program of ours with `node --import`. It is plain JavaScript that old versions of Node can read: they
// cannot run TypeScript, and under Node 20 the SQLite driver would end the process with a segmentation fault and no message.
const least = 24;

if (Number.parseInt(process.versions.node, 10) < least) {
  console.error(
    `Meikyu needs Node ${least} or later, and this is Node ${process.versions.node}. ` +
      'On Linux x64, `npm ci` brings the right one for `npm start` and the other npm scripts; elsewhere install it.',
  );
  process.exit(1);
}
