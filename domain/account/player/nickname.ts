/** Letters in UTF-16 units. */
export const [NICKNAME_MIN, NICKNAME_MAX] = [2, 24];

/** Letters, marks and digits of any script, with . _ ' - between them: no blanks, so that a mention can hold it. */
const FORM = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._'’-]*$/u;

/** Names under which a player could pass for the house. */
const RESERVED = /moderator|admin|support|^team$|^ghost$|^player-/i;

/** Whether other players may see this as a name: no address, nobody's office. Surrounding blanks are ignored. */
export function isNickname(text: string): boolean {
  const name = text.trim();
  return name.length >= NICKNAME_MIN && name.length <= NICKNAME_MAX && FORM.test(name) && !RESERVED.test(name);
}
