import { frameSource, paymentUrl } from './paymentUrl';

const ORIGINS = ['https://pay.example', 'http://127.0.0.1:4000/', 'http://pay.example', 'nonsense'];

test('only https, or this machine, and only of the origins the operator named', () => {
  const rows: [url: string, taken: boolean][] = [
    ['https://pay.example/a?b=1', true],
    ['http://127.0.0.1:4000/frame', true],
    ['http://127.0.0.1:4001/frame', false],
    ['http://pay.example/a', false],
    ['https://pay.example.evil.example/', false],
    ['https://evil.example/?https://pay.example', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['/frame', false],
  ];
  for (const [url, taken] of rows) expect(paymentUrl(url, ORIGINS) !== null).toBe(taken);
});

test('the frame is told language and colours', () => {
  const url = new URL('https://pay.example/frame?p=1');
  expect(frameSource(url, { locale: 'ar', theme: 'dark' })).toBe('https://pay.example/frame?p=1&locale=ar&theme=dark');
});
