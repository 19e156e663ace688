/** A failure with instructions for the reader: only its message is printed, without a stack. */
export class Explained extends Error {}

/** Runs a command's main function; a failure exits with code 1, and an Explained one prints only its message. */
export async function command(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Explained ? `\n${error.message}` : error);
    process.exit(1);
  }
}
