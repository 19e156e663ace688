import { readdirSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { STATIC_PAGES, type StaticPageKey } from '@/config/pages/staticPages';
import { attributesOf, insideOf, linksIn, textsOf } from '../support/html';
import { expect, test } from '../support/test';

/** What the server sends, asked for without a browser: what a reader without script gets, and search engines. */

type Headers = Record<string, string>;

async function htmlOf(request: APIRequestContext, path: string, status = 200, headers: Headers = {}): Promise<string> {
  const answer = await request.get(path, { headers, maxRedirects: 0 });
  expect([path, answer.status()]).toEqual([path, status]);
  return answer.text();
}

const mainOf = (html: string) => insideOf(html, 'main');
const footerOf = (html: string) => insideOf(html, 'footer');
/** The games of a list, each once. */
const gamesIn = (html: string) => [
  ...new Set(linksIn(mainOf(html)).flatMap(({ href }) => (/\/casino\/games\/[^?]+$/.test(href) ? [href] : []))),
];
const canonicalOf = (html: string) => attributesOf(html, 'link', 'rel="canonical"').map(({ href }) => href);
const alternatesOf = (html: string) => attributesOf(html, 'link', 'rel="alternate"').map(({ href }) => href);
const robotsOf = (html: string) => attributesOf(html, 'meta', 'name="robots"').map(({ content }) => content);
const rootOf = (html: string) => attributesOf(html, 'html', 'lang=')[0] ?? {};
const totalOf = (html: string) => Number(textsOf(mainOf(html), 'bdi')[0]?.replace(/\D/g, ''));

const NAMES: Readonly<Record<StaticPageKey, string>> = {
  'terms-and-conditions': 'Terms and conditions',
  'privacy-policy': 'Privacy policy',
  'aml-policy': 'AML policy',
  'responsible-gambling': 'Responsible gambling',
  'kyc-refund-policy': 'KYC and refund policy',
  'bonus-terms': 'Bonus terms',
  'legal-use-of-website': 'Legal use of the website',
};

test('STACK-01 I18N-09 CONF-06 the HTML has the brand’s title, a heading, games and translated text', async ({
  request,
}) => {
  const html = await htmlOf(request, '/casino');
  expect(textsOf(html, 'title')).toEqual([expect.stringContaining('Curaçao')]);
  expect(textsOf(html, 'h1')).toEqual(['Casino']);
  expect(linksIn(mainOf(html)).filter(({ text }) => /RTP \d/.test(text)).length).toBeGreaterThanOrEqual(40);
  const shown = html
    .slice(0, html.indexOf('<script id="__NEXT_DATA__"'))
    .replaceAll(/<style.*?<\/style>|<[^>]*>/gs, ' ');
  expect(shown).not.toMatch(/\b(?:shell|lobby|ui|game)\.[a-z]/);
});

test('I18N-01 a visitor whose browser asks for French gets English, without a redirect', async ({ request }) => {
  const html = await htmlOf(request, '/', 200, { 'Accept-Language': 'fr-FR,fr;q=0.9' });
  expect(rootOf(html)).toMatchObject({ lang: expect.stringMatching(/^en\b/) });
});

test('STACK-07 the page uses the theme of the settings', async ({ request }) => {
  const html = await htmlOf(request, '/casino?modal=login');
  expect(rootOf(html)).toMatchObject({ 'data-theme': 'curacao' });
  const [sheet] = attributesOf(html, 'link', 'rel="stylesheet"').filter(({ href }) => href?.includes('curacao'));
  expect(await (await request.get(sheet!.href!)).text()).toContain('--bg:');
});

test('NAV-02 each game list shows its games, and a category with a page of its own leads there', async ({
  request,
  baseURL,
}) => {
  for (const [path, heading] of [
    ['/casino', 'Casino'],
    ['/casino/slots', 'Slots'],
    ['/casino/popular', 'Popular'],
  ] as const) {
    const html = await htmlOf(request, path);
    expect(textsOf(html, 'h1')).toEqual([heading]);
    expect(gamesIn(html).length, path).toBeGreaterThanOrEqual(40);
    expect(canonicalOf(html)).toEqual([`${baseURL}${path}`]);
  }
  expect(canonicalOf(await htmlOf(request, '/casino?category=slots'))).toEqual([`${baseURL}/casino/slots`]);
});

test('NAV-02 /casino/live-casino lists the live tables without filters', async ({ request }) => {
  const html = await htmlOf(request, '/casino/live-casino');
  expect(textsOf(html, 'h1')).toEqual(['Live casino']);
  expect(totalOf(html)).toBe(6);
  expect(gamesIn(html)).toHaveLength(6);
  expect(linksIn(mainOf(html)).filter(({ text }) => text.startsWith('Filters'))).toEqual([]);
});

test('the games follow the order that the address names', async ({ request }) => {
  const html = await htmlOf(request, '/casino?sort=rtp');
  const [first] = linksIn(mainOf(html)).filter(({ href }) => href.includes('/casino/games/'));
  expect(first!.text).toContain('99.0%');
  const sorts = linksIn(mainOf(await htmlOf(request, '/casino'))).filter(({ text }) => text === 'Highest RTP');
  expect(sorts.map(({ href }) => href)).toEqual(['/casino?sort=rtp']);
});

test('list pages have addresses of their own, which “Show more” leads to', async ({ request }) => {
  for (const [path, next, heading] of [
    ['/casino', '/casino?page=2', 'Casino'],
    ['/casino?category=ways', '/casino?category=ways&page=2', 'Ways'],
  ] as const) {
    const more = linksIn(mainOf(await htmlOf(request, path))).filter(({ text }) => text === 'Show more');
    expect(more.map(({ href }) => href)).toEqual([next]);
    const html = await htmlOf(request, next);
    expect(textsOf(html, 'h1')).toEqual([heading]);
    expect(gamesIn(html)).toHaveLength(40);
  }
});

test('GAME-02 NAV-11 providers link to their games', async ({ request }) => {
  const html = await htmlOf(request, '/providers');
  const [studio] = linksIn(mainOf(html)).filter(({ href }) => href.includes('?studio='));
  // The initials of its mark come first.
  const [, name, count] = /^[A-Z]{2}(.*?)\s*([\d,]+) games?$/.exec(studio!.text)!;
  const games = await htmlOf(request, studio!.href);
  expect(totalOf(games)).toBe(Number(count!.replace(',', '')));
  const [first] = linksIn(mainOf(games)).filter(({ href }) => href.includes('/casino/games/'));
  expect(first!.text).toContain(name);
});

test('the search is a form that leads to the games', async ({ request }) => {
  const html = await htmlOf(request, '/de/casino');
  const [form] = attributesOf(html, 'form', 'role="search"');
  const [field] = attributesOf(html, 'input', 'role="combobox"');
  expect(form!.action).toBe('/de/casino');
  const found = await htmlOf(request, `${form!.action}?${field!.name}=kraken`);
  expect(gamesIn(found)).toContain('/de/casino/games/kraken-tides');
});

test('the footer’s links lead to the same places as the menu', async ({ request }) => {
  const html = await htmlOf(request, '/casino');
  expect(html).toContain('href="#all-links"');
  const footer = footerOf(html);
  expect(footer).toContain('id="all-links"');
  const menu = linksIn(insideOf(html, 'body').slice(0, html.indexOf('<footer'))).map(({ href }) => href);
  const places = linksIn(footer).map(({ href }) => href);
  for (const place of ['/tournaments', '/promotions', '/vip', '/cashback']) {
    expect(places).toContain(place);
    expect(menu).toContain(place);
    await htmlOf(request, place);
  }
});

test('NAV-18 an unknown address is 404 with title, text and a Go Home button that leads to /', async ({ request }) => {
  for (const path of ['/none/such/page', '/_app', '/admin', '/casino/games']) {
    const html = await htmlOf(request, path, 404);
    expect(textsOf(html, 'h1')).toEqual(['Page not found']);
    expect(linksIn(mainOf(html))).toContainEqual({ href: '/', text: 'Go Home' });
  }
});

test("GAME-07 an unknown game is 404 and says 'GAME NOT FOUND'", async ({ request }) => {
  expect(textsOf(await htmlOf(request, '/casino/games/no-such-game', 404), 'h1')).toEqual(['GAME NOT FOUND']);
});

test('NAV-12 the written pages are readable without script, and the footer leads to each', async ({ request }) => {
  const footer = linksIn(footerOf(await htmlOf(request, '/')));
  for (const key of STATIC_PAGES) {
    expect(footer).toContainEqual({ href: `/${key}`, text: NAMES[key] });
    const html = await htmlOf(request, `/${key}`);
    expect(textsOf(html, 'h1')).toEqual([NAMES[key]]);
    const article = insideOf(html, 'article').replaceAll(/<[^>]*>/g, ' ');
    expect(article.length, key).toBeGreaterThan(100);
    expect(article).not.toMatch(/sample text|operator/i);
  }
});

test('NAV-25 the questions on the home page are those of the content bundle', async ({ request }) => {
  const bundle = await request.get('/api/core/casino/locales/en.json?allResources=1');
  const { content } = (await bundle.json()) as { content: { faq: { question: string }[] } };
  expect(content.faq.length).toBeGreaterThan(1);
  const asked = textsOf(await htmlOf(request, '/'), 'summary');
  for (const { question } of content.faq) expect(asked).toContain(question);
});

test('a page names its canonical address, its versions, and a link to each', async ({ request, baseURL }) => {
  const html = await htmlOf(request, '/de/casino?utm_source=x&category=ways');
  const codes = readdirSync('locales-fallback').map((file) => file.replace('.json', ''));
  const versions = codes.map((code) => `${code === 'en' ? '' : `/${code}`}/casino?category=ways`);
  expect(canonicalOf(html)).toEqual([`${baseURL}/de/casino?category=ways`]);
  expect(new Set(alternatesOf(html))).toEqual(new Set(versions.map((address) => `${baseURL}${address}`)));
  expect(robotsOf(html)).toEqual([]);
  expect(attributesOf(html, 'meta', 'name="description"')).toEqual([
    expect.objectContaining({ content: expect.stringContaining('Auszahlungsquote') }),
  ]);
  const offered = linksIn(insideOf(footerOf(html), 'details'));
  expect(offered).toContainEqual({ href: expect.stringMatching(/^\/th\/casino/), text: 'ไทย' });
  expect(rootOf(await htmlOf(request, '/th/casino'))).toMatchObject({ lang: 'th' });
});

test('a game’s page links to similar games and to the studio’s rules, with the same return', async ({ request }) => {
  const html = await htmlOf(request, '/casino/games/kraken-tides');
  expect(html).toContain('>Similar games<');
  expect(gamesIn(html).length).toBeGreaterThan(5);
  const [rtp] = /\d{2}\.\d{2}(?=%)/.exec(mainOf(html).replaceAll(/<[^>]*>/g, ' ')) ?? [];
  const [rules] = linksIn(mainOf(html)).filter(({ text }) => text.startsWith('Rules and paytable'));
  expect(await (await request.get(rules!.href)).text()).toContain(rtp);
});

test('GAME-09 a game restricted in the visitor’s country says so and offers others', async ({ request }) => {
  // The studio licenses none of its games in the United States.
  const answer = await request.get('/api/core/casino/games?studio=tavola&limit=1');
  const { data } = (await answer.json()) as { data: { games: { rows: { id: string }[] } } };
  const game = `/casino/games/${data.games.rows[0]!.id}`;
  const html = await htmlOf(request, game, 200, { Cookie: 'countryCode=US' });
  expect(html).toContain('>Not available in your country<');
  expect(html).not.toContain('>Play demo<');
  expect(gamesIn(html).length).toBeGreaterThan(1);
  expect(await htmlOf(request, game, 200, { Cookie: 'countryCode=MT' })).toContain('>Play demo<');
});

test('NAV-13 /wallet redirects to /Wallet, keeping language and query', async ({ request }) => {
  const to = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers().location;
  expect(await to('/wallet')).toBe('/Wallet');
  expect(await to('/de/wallet?a=1')).toBe('/de/Wallet?a=1');
  expect((await request.get('/WALLET', { maxRedirects: 0 })).status()).toBe(404);
});
