import fc from 'fast-check';
import { fold, foldedLetters, foldedWords } from './fold';

test.each([
  ['Café  d’Or', 'cafe dor'],
  ["Pharaoh's Ledger", 'pharaohs ledger'],
  ['Año Nuevo', 'ano nuevo'],
  ['GROẞE Straße', 'grosse strasse'],
  ['Łódź', 'lodz'],
  ['Ørsted & Æther', 'orsted aether'],
  ['İstanbul', 'istanbul'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
  ['Ёлка', 'елка'],
  ['ﬁve ²', 'five 2'],
  ['7 Wonders: Re-spin!', '7 wonders re spin'],
  ['  \t ', ''],
  ['🎰', ''],
])('%j is compared as %j', (text, expected) => expect(fold(text)).toBe(expected));

test('Arabic is compared without tatweel and vowel signs, its alefs as one letter', () => {
  expect(fold('كـــنز')).toBe(fold('كنز'));
  expect(fold('كَنْزٌ')).toBe(fold('كنز'));
  for (const alef of ['أسد', 'إسد', 'آسد', 'ٱسد']) expect(fold(alef)).toBe('اسد');
  expect(fold('مدينة')).toBe(fold('مدينه'));
  expect(fold('ليلى')).toBe(fold('ليلي'));
});

test.each(['น้ำ', 'สล็อต', 'ปั่น', 'เกม'])('Thai %s keeps its vowels and tones', (word) => expect(fold(word)).toBe(word));

test.each([
  ['Persian without its joiner and with Arabic letters', 'می‌خواهیم', 'ميخواهيم'],
  ['Pashto with the letters of its neighbours', 'ګټه', 'گټه'],
  ['Hindi without its dots', 'बाज़ी', 'बाजी'],
  ['Hindi with the other sign of a nasal', 'माँग', 'मांग'],
  ['Japanese in the letters a player types first', 'クラーケン', 'くらーけん'],
  ['Ukrainian without its own letter', 'ґрати', 'грати'],
  ['Maltese without its bar', 'Ħelu', 'helu'],
  ['Serbian Latin', 'Đerdap', 'derdap'],
  ['Romanian with cedilla or comma', 'Şase', 'Șase'],
  ['Vietnamese without its tones', 'Được', 'duoc'],
])('%s', (_, one, other) => expect(fold(one)).toBe(fold(other)));

test.each(['٣٠', '۳۰', '३०', '๓๐', '၃၀'])('the number %s is found by its plain digits', (number) =>
  expect(fold(number)).toBe('30'),
);

test.each(['ပွဲ', 'သိန်း', 'खेल'])('the vowels of %s are part of the word', (word) => {
  expect(fold(word)).not.toBe(fold([...word][0]!));
  expect(foldedWords(word)).toHaveLength(1);
});

const text = fc.string({ unit: 'grapheme', maxLength: 40 });

test('what is compared stays the same when it is folded again, and knows no case', () => {
  fc.assert(fc.property(text, (any) => expect(fold(fold(any))).toBe(fold(any))));
  fc.assert(fc.property(fc.string({ maxLength: 40 }), (latin) => expect(fold(latin.toUpperCase())).toBe(fold(latin))));
});

test('composed and decomposed writing are one', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('é', 'ü', 'ñ', 'a', ' ', 'Å', 'ố')), (letters) => {
      const word = letters.join('');
      expect(fold(word.normalize('NFD'))).toBe(fold(word.normalize('NFC')));
    }),
  );
});

test('the letters of a text are its words without what parts them, each where it stands', () => {
  fc.assert(
    fc.property(text, (any) => {
      const letters = foldedLetters(any);
      expect(letters.map(({ letter }) => letter).join('')).toBe(foldedWords(any).join(''));
      let before = 0;
      for (const { from, to } of letters) {
        expect(from).toBeGreaterThanOrEqual(before);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(any.length);
        before = from;
      }
      expect(letters.filter(({ startsWord }) => startsWord)).toHaveLength(foldedWords(any).length);
    }),
  );
});
