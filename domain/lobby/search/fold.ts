/** Ignored in a search: accents, Arabic and Hebrew vowel signs, tatweel, the nukta of Hindi, joiners, apostrophes. */
const SILENT =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u093c\u200c-\u200d'`\u00b4\u02b0-\u02ff\u2018\u2019\u201b]/u;

/** Letters that normalisation does not decompose, and variants that people use interchangeably. */
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
  ۍ: 'ي',
  ې: 'ي',
  ک: 'ك',
  ګ: 'گ',
  ة: 'ه',
  ґ: 'г',
  'ँ': 'ं',
};

/** The zeros of the scripts that have digits of their own: Arabic, Persian, Hindi, Thai, Burmese. */
const ZEROS = ['٠', '۰', '०', '๐', '၀'].map((zero) => zero.codePointAt(0)!);

const KATAKANA = /[\u30a1-\u30f6]/u;
/** From a letter of Katakana back to the same one of Hiragana. */
const TO_HIRAGANA = -0x60;

/** The letter that stands for its variants; a digit of any script is the plain one, katakana is hiragana. */
function plainForm(letter: string): string {
  const code = letter.codePointAt(0)!;
  if (KATAKANA.test(letter)) return String.fromCodePoint(code + TO_HIRAGANA);
  const zero = ZEROS.find((one) => code >= one && code < one + 10);
  return zero === undefined ? (FORMS[letter] ?? letter) : String(code - zero);
}

const THAI = /\p{Script=Thai}/u;
const MARK = /[\p{M}\u0640]/u;
const WRITTEN = /[\p{L}\p{N}\p{M}]/u;

/** Thai is left as it is: decomposition would separate its vowel and tone marks from their letters. */
function decomposed(char: string): string {
  if (THAI.test(char)) return char;
  return char.normalize('NFKD').toLowerCase().normalize('NFKD');
}

const known = new Map<string, string>();

/** Search form of one character: letters, an empty string, or a space for word separators. */
function foldChar(char: string): string {
  const before = known.get(char);
  if (before !== undefined) return before;
  const plain = SILENT.test(char) ? '' : decomposed(char);
  const folded = [...plain]
    .map((part) => (SILENT.test(part) ? '' : WRITTEN.test(part) ? plainForm(part) : ' '))
    .join('');
  known.set(char, folded);
  return folded;
}

/** One folded letter and its range in the original text (`from` inclusive, `to` exclusive). */
export type FoldedLetter = { letter: string; from: number; to: number; startsWord: boolean };

/** The folded letters of a text, without word separators. */
export function foldedLetters(text: string): FoldedLetter[] {
  const letters: FoldedLetter[] = [];
  let startsWord = true;
  let from = 0;
  for (const char of text) {
    const to = from + char.length;
    const folded = foldChar(char);
    // A combining mark belongs to the letter before it.
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
 * Normalised form for comparing texts: lower case, no accents or apostrophes, words separated by single spaces.
 * "Café  d’Or" and "cafe dor" become the same text (NFKD; Arabic without tatweel and vowel signs, all alefs alike; the digits of every script).
 */
export function fold(text: string): string {
  let folded = '';
  for (const char of text) folded += foldChar(char);
  return folded.replace(/ +/g, ' ').trim();
}

/** The words of the folded text; empty for a text without letters and digits. */
export function foldedWords(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}
