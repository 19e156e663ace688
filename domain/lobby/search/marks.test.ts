import fc from 'fast-check';
import { markedPieces, marksOf } from './marks';

const marked = (text: string, ...wanted: string[]) =>
  markedPieces(text, marksOf(text, wanted))
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Kraken Tides', ['kra'], '[Kra]ken Tides'],
  ['Kraken Tides', ['tid', 'kraken'], '[Kraken] [Tid]es'],
  ['Kraken Tides', ['aken'], 'Kraken Tides'],
  ['Café d’Or', ['cafe', 'dor'], '[Café] [d’Or]'],
  ['Café', ['caf'], '[Caf]é'],
  ['Cafe\u0301 Noir', ['cafe'], '[Cafe\u0301] Noir'],
  ["Kraken's Waltz", ['kraken'], "[Kraken]'s Waltz"],
  ['Straße', ['stras'], '[Straß]e'],
  ['Gold Rush', ['goldrush'], '[Gold Rush]'],
  ['Gold Goldmine', ['gold', 'goldm'], '[Gold] [Goldm]ine'],
  ['كـنز الأسد', ['كنز', 'اسد'], '[كـنز] الأسد'],
  ['Name', [''], 'Name'],
])('%j says %j: %s', (text, wanted, expected) => expect(marked(text, ...wanted)).toBe(expected));

const text = fc.string({ unit: 'grapheme', maxLength: 30 });

test('the pieces are the text, the marks stand in order and apart', () => {
  fc.assert(
    fc.property(text, fc.array(fc.string({ maxLength: 4 })), (any, wanted) => {
      const marks = marksOf(any, wanted);
      expect(
        markedPieces(any, marks)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(any);
      marks.forEach(([from, to], index) => {
        expect(to).toBeGreaterThan(from);
        if (index > 0) expect(from).toBeGreaterThanOrEqual(marks[index - 1]![1]);
      });
    }),
  );
});
