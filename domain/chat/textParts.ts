/** A piece of a message: a mention of somebody (with its @), or other text. */
export type TextPart = { text: string; mentions: string | null };

const MENTION = /(^|[^\p{L}\p{N}@])@([\p{L}\p{N}][\p{L}\p{M}\p{N}._'’*-]*)/gu;

/** Splits a message at its mentions. Everything is text: an address stays one, and leads nowhere. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { index, 0: whole, 1: before, 2: name } of text.matchAll(MENTION)) {
    const start = index + (before?.length ?? 0);
    if (start > from) parts.push({ text: text.slice(from, start), mentions: null });
    from = index + whole.length;
    parts.push({ text: text.slice(start, from), mentions: name ?? null });
  }
  if (from < text.length) parts.push({ text: text.slice(from), mentions: null });
  return parts;
}

/** Whether a message mentions this name, without case. */
export const isMentioned = (text: string, name: string | null): boolean =>
  name !== null && textParts(text).some(({ mentions }) => mentions?.toLowerCase() === name.toLowerCase());
