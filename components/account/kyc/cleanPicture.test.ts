import { cleanPicture } from './cleanPicture';

const brush = { drawImage: jest.fn(), fillRect: jest.fn(), fillStyle: '', globalCompositeOperation: '' };
const BYTES: Readonly<Record<string, number>> = { 'image/png': 120, 'image/jpeg': 40 };
const encoded = (type: string) => new Blob(['x'.repeat(BYTES[type] ?? 0)], { type });

// jsdom decodes, draws and encodes nothing.
beforeEach(() => {
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 4, height: 3, close: () => undefined }) });
  const canvas = HTMLCanvasElement.prototype;
  jest.spyOn(canvas, 'getContext').mockReturnValue(brush as never);
  jest.spyOn(canvas, 'toDataURL').mockReturnValue('data:image/jpeg;base64,');
  jest.spyOn(canvas, 'toBlob').mockImplementation((done, type = '') => done(encoded(type)));
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'createImageBitmap'));

test.each([
  ['a PNG below the limit stays one', 'pass.png', 'image/png', 121, 'pass.png image/png 120'],
  ['a PNG that reaches the limit becomes a JPEG', 'my.pass.png', 'image/png', 120, 'my.pass.jpg image/jpeg 40'],
  ['a JPEG stays one, whatever comes of it', 'pass.jpg', 'image/jpeg', 40, 'pass.jpg image/jpeg 40'],
])('%s', async (_, name, type, limit, expected) => {
  const { file } = await cleanPicture(new File(['x'], name, { type }), limit);
  expect(`${file.name} ${file.type} ${file.size}`).toBe(expected);
});

test('what is transparent in a PNG is white in the JPEG, not black', async () => {
  await cleanPicture(new File(['x'], 'pass.png', { type: 'image/png' }), 1);
  expect(brush).toMatchObject({ fillStyle: 'white', globalCompositeOperation: 'destination-over' });
  expect(brush.fillRect).toHaveBeenLastCalledWith(0, 0, 4, 3);
});
