/** A failure the reader can act on: its message is printed alone, without a stack. */
export class Explained extends Error {}

/** Runs a command's main function; a failure ends the process with code 1, an Explained one in plain words. */
export async function command(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Explained ? `\n${error.message}` : error);
    process.exit(1);
  }
}
