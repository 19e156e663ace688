/** A failure the reader can act on: its message is printed alone, without a stack. */
export class Explained extends Error {}

/** Runs a command's main function; a failure ends the process with code 1, an Explained one in plain words. */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Explained ? `\n${error.message}` : error);
    process.exit(1);
  }
}

const OLDEST = [20, 19];

/** Refuses a Node older than package.json's `engines` names, in a sentence instead of a syntax error further on. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new Explained(`Node ${OLDEST.join('.')} or newer is needed; this is ${version}.`);
}
