import type { Page } from '@playwright/test';
import { ascii } from '../../tests/uploadCorpus/bytes';
import { BASELINE, segment, withSegments } from '../../tests/uploadCorpus/jpeg';
import { expectAccessible } from '../support/axe';
import { signedIn } from '../support/player/player';
import { ANY_SIZE, expect, test } from '../support/test';

const VERIFY = '/profile/verify';
const UPLOAD = '**/api/user/upload-document';

/** An upright photo from a rotated camera, with EXIF orientation and a GPS position. */
const EXIF = 'Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0';
const PLACE = 'GPS 12.1091 N 68.9316 W';
const photo = Buffer.from(withSegments(segment(0xe1, ascii(EXIF)), segment(0xfe, ascii(PLACE))));

const jpeg = (name: string, buffer: Buffer = Buffer.from(BASELINE)) => ({ name, mimeType: 'image/jpeg', buffer });
const chooser = (page: Page) => page.locator('input[type=file]').first();
const submit = (page: Page) => page.locator('main button[type=submit]');
const pending = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Pending' });

async function open(page: Page, path = VERIFY): Promise<void> {
  await signedIn(page);
  await page.goto(path);
  // Player, chunk and texts load one after the other.
  await expect(page.getByRole('radio').first()).toBeVisible();
}

for (const path of ['/profile/verify', '/profile2/verification', '/account/verification']) {
  test(`KYC-01 ${path} shows a player the verification page`, ANY_SIZE, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name: 'Verification' })).toBeAttached();
    await expect(page.getByRole('form', { name: 'Send a document' })).toBeVisible();
  });
}

test('KYC-03 by keyboard alone: choose a kind and a file, and see it listed as pending', ANY_SIZE, async ({ page }) => {
  // Listens from the start: Playwright takes a while to intercept the file chooser.
  page.on('filechooser', (dialog) => void dialog.setFiles(jpeg('front.jpg')));
  await open(page);
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(chooser(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Image preview' })).toBeVisible();
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  // Checked first, because the message disappears by itself, however long the list takes to load.
  await expect(page.getByText('We’ve received your document and are reviewing it.')).toBeVisible();
  await expect(pending(page)).toContainText('front.jpg');
  await expect(chooser(page)).toBeFocused();
});

test(
  'location and device data are removed from a picture before upload, and it is upright',
  ANY_SIZE,
  async ({ page }) => {
    await page.addInitScript(() => {
      const { send } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.send = function (body) {
        if (body instanceof FormData) Object.assign(window, { sent: body.get('file') });
        send.call(this, body);
      };
    });
    await open(page);
    await page.getByRole('radio').first().check();
    await chooser(page).setInputFiles(jpeg('camera.jpg', photo));
    await submit(page).click();
    await expect(pending(page)).toBeVisible();
    const sent = await page.evaluate(async () => {
      const file = (window as unknown as { sent: File }).sent;
      const { width, height } = await createImageBitmap(file);
      const bytes = Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('');
      return { width, height, bytes, name: file.name };
    });
    expect(photo.toString('latin1')).toContain(PLACE);
    expect(sent.bytes).not.toContain('GPS');
    expect(sent.bytes).not.toContain('Exif');
    expect(sent).toMatchObject({ width: 16, height: 24, name: 'camera.jpg' });
  },
);

test('a file whose content does not match its name is refused before upload', ANY_SIZE, async ({ page }) => {
  let sent = 0;
  await page.route(UPLOAD, (route) => {
    sent++;
    return route.abort();
  });
  await open(page);
  await chooser(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<html>') });
  await expect(page.getByText('Only jpg, pdf, png accepted')).toBeVisible();
  await chooser(page).setInputFiles(jpeg('broken.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])));
  await expect(page.getByText(/We can’t open this file/)).toBeVisible();
  expect(sent).toBe(0);
});

test(
  'after a lost answer the result is unknown; retrying makes no second document',
  ANY_SIZE,
  async ({ page, watch }) => {
    watch.expect(/Failed to load resource/);
    await open(page);
    await page.route(UPLOAD, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('radio').first().check();
    await chooser(page).setInputFiles(jpeg('once.jpg'));
    await submit(page).click();
    await expect(page.getByText('Failed to upload')).toBeVisible();
    await expect(page.getByText(/We didn’t get a response/)).toBeVisible();
    await page.unroute(UPLOAD);
    await submit(page).click();
    await expect(page.getByText('We’ve received your document and are reviewing it.')).toBeVisible();
    await page.reload();
    await expect(pending(page)).toHaveCount(1);
  },
);

test('an upload can be stopped and started again', ANY_SIZE, async ({ page, watch }) => {
  watch.expect(/Failed to load resource/);
  await open(page);
  // The route stays until the end: without any route the browser would continue the held request.
  let uploads = 0;
  await page.route(UPLOAD, (route) => (++uploads === 1 ? undefined : route.continue()));
  await page.getByRole('radio').first().check();
  await chooser(page).setInputFiles(jpeg('slow.jpg'));
  await submit(page).click();
  const progress = page.getByRole('progressbar', { name: 'Sending' });
  await expect(progress).toBeVisible();
  await page.getByRole('button', { name: 'Stop sending' }).click();
  await expect(progress).toHaveCount(0);
  await expect(page.getByText('slow.jpg')).toBeVisible();
  await submit(page).click();
  await expect(pending(page)).toContainText('slow.jpg');
});

for (const locale of ['', '/ar']) {
  test(`no axe findings: empty, with errors and done${locale && ', in Arabic'}`, async ({ page }) => {
    await open(page, locale + VERIFY);
    await expectAccessible(page, { frameless: true });
    await submit(page).click();
    await chooser(page).setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(page.locator('main [role=alert]').filter({ hasText: /./ })).toHaveCount(3);
    await expectAccessible(page, { frameless: true });
    await page.getByRole('radio').first().check();
    await chooser(page).setInputFiles(jpeg('front.jpg'));
    await expect(page.getByText('front.jpg')).toBeVisible();
    await expectAccessible(page, { frameless: true });
    await submit(page).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'front.jpg' })).toBeVisible();
    await expectAccessible(page, { frameless: true });
  });
}
