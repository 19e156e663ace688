import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { SETTINGS } from '@/config/settings';
import { inRoot } from '../base/root';
import { readSource } from '../base/sources';
import { fileOf, PICTURE_FOLDER } from '../settingsPictures/picture';
import { PICTURES } from '../settingsPictures/table';
import { SETTINGS_PAGE } from './settings';
import { describedSettings, settingsPage, tablesLeftOut } from './settingsPage';

const tables = describedSettings();
const settings = tables.flatMap((table) => table.settings);

test('docs/settings.md is what npm run settings:page writes', () => {
  assert.equal(readSource(SETTINGS_PAGE), settingsPage(tables));
});

test('each setting is described once, with its type and what it changes', () => {
  assert.deepEqual(settings.map(({ name }) => name).toSorted(), Object.keys(SETTINGS).toSorted());
  assert.deepEqual(tablesLeftOut(), []);
  for (const { name, type, meaning } of settings) assert.ok(type && meaning.length > 8, name);
});

test('the requirements of a setting exist, and each setting of the specification names its own', () => {
  const rows = [...readSource('docs/requirements.csv').matchAll(/^([A-Z\d]+-\d+),[^,]*,(.*)$/gm)];
  const known = new Set(rows.map(([, id]) => id));
  for (const { name, requirements } of settings)
    for (const id of requirements) assert.ok(known.has(id) || /^OP-\d{3}$/.test(id), `${name}: ${id}`);
  for (const [, id = '', statement = ''] of rows) {
    const [, name] = /^CONF-/.test(id) ? (/^"?Setting (\w+)/.exec(statement) ?? []) : [];
    if (name) assert.ok(settings.find((one) => one.name === name)?.requirements.includes(id), `${name}: ${id}`);
  }
});

test('no comment has requirements that the page leaves out', () => {
  for (const { name, meaning, notes } of settings)
    for (const text of [meaning, ...notes]) assert.doesNotMatch(text, /\([A-Z]+-?\d+[,)]/, name);
});

test('each picture is there and small, and none is left over', () => {
  const files = readdirSync(inRoot(PICTURE_FOLDER)).map((name) => `${PICTURE_FOLDER}/${name}`);
  assert.deepEqual(files.toSorted(), PICTURES.map(fileOf).toSorted());
  for (const file of files) assert.ok(statSync(inRoot(file)).size < 25_000, file);
});

test('a picture stands beneath the table, and its settings link to it with their number', () => {
  const page = settingsPage(tables);
  for (const { name, alt, places } of PICTURES) {
    assert.equal(page.split(`![${alt}](settings/${name}.webp)`).length, 2, name);
    for (const [at, { settings: named }] of places.entries())
      for (const setting of named) {
        const row = page.split('\n').find((line) => line.startsWith(`| \`${setting}\` |`));
        assert.ok(row?.includes(`[${name}](settings/${name}.webp)${places.length > 1 ? ` ${at + 1}` : ''}`), setting);
      }
  }
});
