/** An error without what may be about a person: where it happened is a script of ours and its place. */
export type PlainError = { message: string; script: string | null; line: number | null; column: number | null };

const MAX_MESSAGE = 200;

/** Addresses of people and of pages, and long numbers, such as ids and amounts. */
const PRIVATE = /[^\s@"'(]+@[^\s@"')]+|https?:\/\/\S+|\d{4,}/g;

const PLACE = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/;

/** The script path and place of a stack's first line of ours; `origin` is the site's. */
function placeIn(stack: string, origin: string): Omit<PlainError, 'message'> {
  for (const line of stack.split('\n')) {
    const [, url, row, column] = PLACE.exec(line) ?? [];
    if (url?.startsWith(`${origin}/_next/static/`))
      return { script: url.slice(origin.length), line: Number(row), column: Number(column) };
  }
  return { script: null, line: null, column: null };
}

/** What is told of anything thrown: its name and message without addresses and long numbers, and its place. */
export function plainError(thrown: unknown, origin: string): PlainError {
  const isError = thrown instanceof Error;
  const words = isError ? `${thrown.name}: ${thrown.message}` : typeof thrown === 'string' ? thrown : typeof thrown;
  const message = words.replace(PRIVATE, '…').slice(0, MAX_MESSAGE);
  return { message, ...placeIn((isError && thrown.stack) || '', origin) };
}
