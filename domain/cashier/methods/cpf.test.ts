import { isCpf, writtenCpf } from './cpf';

test('eleven digits, the last two of which check the others', () => {
  for (const right of ['52998224725', '529.982.247-25', '111.444.777-35', '123.456.789-09'])
    expect(isCpf(right)).toBe(true);
  const wrong = [
    '',
    '5299822472',
    '529982247255',
    '52998224726',
    '52998224735',
    '11111111111',
    '5299822472a',
    '٥٢٩٩٨٢٢٤٧٢٥',
  ];
  for (const text of wrong) expect(isCpf(text)).toBe(false);
});

test('stands as it is written, as far as it has been typed', () => {
  expect(['529', '5299', '5299822', '52998224725', '529.982.247-255'].map(writtenCpf)).toEqual([
    '529',
    '529.9',
    '529.982.2',
    '529.982.247-25',
    '529.982.247-25',
  ]);
});
