import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { typeByName } from '@/domain/account/documents';
import { ascii, join } from '@/tests/uploadCorpus/bytes';
import { UPLOAD_CORPUS } from '@/tests/uploadCorpus/corpus';
import { pdf } from '@/tests/uploadCorpus/pdf';
import { documentFileFault } from './inspect';

let folder = '';
before(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'baize-inspect-'))));
after(() => rm(folder, { recursive: true }));

async function faultOf(bytes: Uint8Array, type: 'jpeg' | 'png' | 'pdf') {
  const file = path.join(folder, 'file');
  await writeFile(file, bytes);
  return documentFileFault(file, type);
}

test('VAL-36 of the corpus, whole files are taken and those of two kinds or less than one are not', async () => {
  for (const { id, fileName, mime, bytes, server } of UPLOAD_CORPUS) {
    const type = typeByName(fileName, mime);
    if (type === null || server === 'FILE_SIZE' || server === 'nothing') continue;
    const fault = await faultOf(bytes(), type);
    assert.equal(fault === null, server === 'taken', `${id}: ${fault}`);
  }
});

test('a script in compressed objects of a document is found, and those that cannot be opened are not trusted', async () => {
  const stream = (content: Uint8Array) =>
    `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${content.length} >>\nstream\n` +
    `${Buffer.from(content).toString('latin1')}\nendstream`;
  const packed = (text: string) => new Uint8Array(deflateSync(Buffer.from(text, 'latin1')));
  assert.equal(await faultOf(pdf({ objects: [stream(packed('9 0 << /Type /Annot >>'))] }), 'pdf'), null);
  assert.equal(await faultOf(pdf({ objects: [stream(packed('9 0 << /S /JavaScript >>'))] }), 'pdf'), 'parts that act');
  const broken = join(packed('9 0 << /Type /Annot >>').slice(0, 8), ascii('nothing'));
  assert.equal(await faultOf(pdf({ objects: [stream(broken)] }), 'pdf'), 'objects that cannot be read');
  const bomb = new Uint8Array(deflateSync(Buffer.alloc(12 * 1024 * 1024)));
  assert.equal(await faultOf(pdf({ objects: [stream(bomb)] }), 'pdf'), 'objects that cannot be read');
});
