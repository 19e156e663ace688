import { runInNewContext } from 'node:vm';
import { mergeSettings } from '@/domain/site/merge';
import { analyticsFrame, chatFrame, pushFrame } from './operatorFrames';

const SCRIPT = 'https://chat.example/widget.js?id=7&x=</script>';
const chat = (settings: object) => chatFrame(mergeSettings({ showLiveChat: true, ...settings }));
const sources = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

test('the frame runs the operator’s script, and its policy names exactly the operator’s origins', () => {
  const liveChatOrigins = ['https://cdn.example/x', 'http://plain.example', '*', 'https://a.example; script-src *'];
  const { html, policy } = chat({ liveChatScript: SCRIPT, liveChatOrigins })!;
  const origins = ['https://chat.example', 'https://cdn.example'];
  expect(sources(policy, 'script-src')!.slice(1)).toEqual(origins);
  expect(sources(policy, 'connect-src')).toEqual([...origins, 'wss://chat.example', 'wss://cdn.example']);
  expect(sources(policy, 'frame-src')).toEqual(origins);
  expect(sources(policy, 'frame-ancestors')).toEqual(["'self'"]);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).toContain('widget.js?id=7');
});

test.each([
  {},
  { liveChatScript: SCRIPT, showLiveChat: false },
  { liveChatScript: 'javascript:alert(1)' },
  { liveChatScript: 'http://chat.example/widget.js' },
])('there is no chat with %j', (settings) => {
  expect(chat(settings)).toBeNull();
});

test('OP-099 a push service has a frame where its key is set, and none without', () => {
  const pushServiceScript = 'https://push.example/sdk.js';
  expect(pushFrame(mergeSettings({ pushServiceScript }))).toBeNull();
  const { policy } = pushFrame(mergeSettings({ pushServiceScript, pushServiceKey: 'BKey' }))!;
  expect(sources(policy, 'connect-src')).toEqual(['https://push.example', 'wss://push.example']);
});

test('analytics have a frame where their script is set, open for exactly their origins', () => {
  expect(analyticsFrame(mergeSettings({ analyticsScript: 'javascript:alert(1)' }))).toBeNull();
  const settings = { analyticsScript: 'https://count.example/a.js', analyticsOrigins: ['https://in.count.example'] };
  const { policy } = analyticsFrame(mergeSettings(settings))!;
  const origins = ['https://count.example', 'https://in.count.example'];
  expect(sources(policy, 'script-src')!.slice(1)).toEqual(origins);
  expect(sources(policy, 'connect-src')).toEqual(expect.arrayContaining(origins));
  // Not of the site's origin, whose token its script must not read.
  expect(sources(policy, 'sandbox')).toEqual(['allow-scripts']);
});

test('the script of the frame loads the operator’s, and tells the page around how that went', () => {
  const { html } = chat({ liveChatScript: SCRIPT })!;
  const [, data, , script] = /<script type[^>]*>(.*?)<\/script>(.*)<script>(.*)<\/script>/s.exec(html)!;
  const loaded: { src?: string; onload?: () => void; onerror?: () => void } = {};
  const told: unknown[] = [];
  const append: unknown[] = [];
  const page = {
    documentElement: { lang: '', dataset: {} },
    head: { append: (one: unknown) => append.push(one) },
    createElement: () => loaded,
    getElementById: () => ({ textContent: data }),
  };
  const parent = { postMessage: (...message: unknown[]) => told.push(message) };
  const location = { search: '?locale=de&theme=light', origin: 'https://site.example' };
  runInNewContext(script!, { document: page, window: { parent }, location, URLSearchParams });
  expect(append).toEqual([loaded]);
  expect(loaded.src).toBe(new URL(SCRIPT).href);
  expect(page.documentElement).toEqual({ lang: 'de', dataset: { theme: 'light' } });
  loaded.onload!();
  loaded.onerror!();
  expect(told).toEqual([
    [{ type: 'operatorScript', state: 'ready' }, 'https://site.example'],
    [{ type: 'operatorScript', state: 'failed' }, 'https://site.example'],
  ]);
});
