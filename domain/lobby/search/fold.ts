/** Said in writing but not typed by a searcher: accents, vowel signs of Arabic and Hebrew, tatweel, apostrophes. */
const SILENT =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed'`\u00b4\u02b0-\u02ff\u2018\u2019\u201b]/u;

/** Letters that no normalisation takes apart, and the forms of one Arabic letter that people write for each other. */
const FORMS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};

const THAI = /\p{Script=Thai}/u;
const MARK = /[\p{M}\u0640]/u;
const WRITTEN = /[\p{L}\p{N}\p{M}]/u;

/** Thai writes vowels and tones with marks that a decomposition would tear off its letters: it stays as it is. */
function decomposed(char: string): string {
  if (THAI.test(char)) return char;
  return char.normalize('NFKD').toLowerCase().normalize('NFKD');
}

const known = new Map<string, string>();

/** What a search compares of one character: letters, nothing at all, or a space for all that parts words. */
function foldChar(char: string): string {
  const before = known.get(char);
  if (before !== undefined) return before;
  const plain = SILENT.test(char) ? '' : decomposed(char);
  const folded = [...plain]
    .map((part) => (SILENT.test(part) ? '' : (FORMS[part] ?? (WRITTEN.test(part) ? part : ' '))))
    .join('');
  known.set(char, folded);
  return folded;
}

/** Letter by letter: what is compared, and where it stands in the text (`from` included, `to` not). */
export type FoldedLetter = { letter: string; from: number; to: number; startsWord: boolean };

/** The compared letters of a text, without what parts its words. */
export function foldedLetters(text: string): FoldedLetter[] {
  const letters: FoldedLetter[] = [];
  let startsWord = true;
  let from = 0;
  for (const char of text) {
    const to = from + char.length;
    const folded = foldChar(char);
    // A mark belongs to the letter before it.
    const last = letters.at(-1);
    if (MARK.test(char) && folded === '' && last?.to === from) last.to = to;
    for (const letter of folded) {
      if (letter !== ' ') letters.push({ letter, from, to, startsWord });
      startsWord = letter === ' ';
    }
    from = to;
  }
  return letters;
}

/**
 * The form in which texts are compared: lower case, without accents and apostrophes, words parted by single spaces.
 * "Café  d’Or" and "cafe dor" become the same text (NFKD; Arabic without tatweel and vowel signs, its alefs as one).
 */
export function fold(text: string): string {
  let folded = '';
  for (const char of text) folded += foldChar(char);
  return folded.replace(/ +/g, ' ').trim();
}

/** The words of the compared form; none for a text without letters and digits. */
export function foldedWords(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}
