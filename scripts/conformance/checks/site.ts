import { type SettingsWire } from '@/contract/wire';
import { type Check, must, refusal, skip, success } from '../backend/check';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Settings, texts and files: what every page needs first. */
export const siteChecks: Check[] = [
  {
    subject: 'settings',
    run: async ({ backend }) => {
      const reply = await backend.call('settings');
      const again = await backend.call('settings');
      return [
        ...success(reply, 'settings'),
        ...must(!Object.hasOwn(Object(reply.body), 'data'), 'the settings stand in an envelope'),
        ...must(same(reply.body, again.body), 'two reads give different settings'),
      ];
    },
  },
  {
    subject: 'locale',
    run: async ({ backend }) => {
      const en = { lng: 'en' };
      const texts = await backend.call('locale', { path: en });
      const dated = await backend.call('locale', { path: en, query: { _v: new Date().toISOString().slice(0, 10) } });
      const content = await backend.call('locale', { path: en, query: { allResources: 1 } });
      const unknown = await backend.call('locale', { path: { lng: 'zz' } });
      return [
        ...success(texts, 'texts'),
        ...must(Object.keys(Object(texts.body)).length > 0, 'the file of en has no texts'),
        ...success(dated, 'texts with _v'),
        ...must(same(texts.body, dated.body), 'the texts change with _v'),
        ...success(content, 'content'),
        ...must(
          typeof (Object(content.body) as { content?: unknown }).content === 'object',
          'allResources=1 has no content',
        ),
        ...refusal(unknown, 404, 'NOT_FOUND', 'an unknown language'),
      ];
    },
  },
  {
    subject: 'asset',
    run: async ({ backend }) => {
      const unknown = await backend.call('asset', { path: { path: 'no/such/file.svg' } });
      const problems = refusal(unknown, 404, 'NOT_FOUND', 'an unknown file');
      const { logo } = Object((await backend.call('settings')).body) as SettingsWire;
      if (!logo) return problems.length > 0 ? problems : skip('the settings name no logo to ask for');
      const reply = await backend.call('asset', { path: { path: logo } });
      const maxAge = Number(/max-age=(\d+)/.exec(reply.headers.get('cache-control') ?? '')?.[1] ?? 0);
      return [
        ...problems,
        ...success(reply, 'the logo'),
        ...must(/^image\//.test(reply.headers.get('content-type') ?? ''), 'the logo is no image'),
        ...must(maxAge >= 3600, 'the logo may be kept for less than an hour'),
      ];
    },
  },
];
