import type { Target, Visitor } from './visitor';

const link = (name: RegExp): Target => ({ role: 'link', name });
const button = (name: RegExp): Target => ({ role: 'button', name });
const heading = (name: RegExp): Target => ({ role: 'heading', name });

/** Any game's link: its name contains the return to player. */
const GAME = link(/RTP/);

const SEARCH: Target = { role: 'combobox', name: /^Search/ };

/** Journeys without an account that must work in every browser, each in a fresh session. */
export const JOURNEYS: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  'from the home page to the list of all games': async ({ open, sees, press, isAt }) => {
    await open('/');
    await sees(GAME);
    await press(link(/^Casino$/));
    await isAt(/\/casino$/);
    await sees(heading(/^Casino$/));
    await sees(GAME);
  },

  'the search finds a game from any page': async ({ open, press, write, sees, isAt }) => {
    await open('/responsible-gambling');
    await press(SEARCH);
    await write(SEARCH, 'krakn tides');
    // The space is a separate element, which not every accessible-name computation keeps.
    await press({ role: 'option', name: /Kraken ?Tides/ });
    await isAt(/\/casino\/games\/kraken-tides$/);
    await sees(heading(/^Kraken Tides$/));
  },

  'a filter is kept in the address and can be taken away': async ({ open, press, sees, isAt }) => {
    await open('/casino');
    await press(link(/^Filters$/));
    await press({ role: 'radio', name: /^High$/ });
    await isAt(/[?&]volatility=high$/);
    await press(button(/^Show [\d,]+ games$/));
    await press(link(/^Remove filter: .*High$/));
    await isAt(/\/casino$/);
    await sees(GAME);
  },

  'a demo round of a game': async ({ open, press, sees, inFrame }) => {
    await open('/casino/games/kraken-tides');
    await press(button(/^Play demo$/));
    await inFrame(async (game) => {
      await game.press(button(/^spin/i));
      await game.sees(button(/^spin/i));
    });
    await press(button(/^End demo$/));
    await sees(button(/^Play demo$/));
  },

  'a favourite of a guest is kept on the device': async ({ open, press, sees }) => {
    await open('/casino/games/kraken-tides');
    await press(button(/^Favorite: Kraken Tides$/));
    // A `modal` parameter in the address keeps the log-in dialog from opening.
    await open('/profile/favorites?modal=none');
    await sees(heading(/^On this device$/));
    await sees(link(/Kraken Tides/));
  },

  'another language keeps the page': async ({ open, press, sees, isAt, hasRoot }) => {
    await open('/casino/games/kraken-tides');
    await press({ css: 'footer details summary' });
    await press(link(/^Deutsch$/));
    await isAt(/\/de\/casino\/games\/kraken-tides$/);
    await hasRoot('lang', /^de\b/);
    await sees(button(/^Demo spielen$/));
  },

  'Arabic runs from right to left': async ({ open, sees, hasRoot, press, isAt }) => {
    await open('/ar/casino');
    await hasRoot('dir', /^rtl$/);
    await sees({ role: 'navigation', name: /^الفئات$/ });
    await press({ css: 'main a[href*="/casino/games/"]' });
    await isAt(/\/ar\/casino\/games\//);
    await hasRoot('lang', /^ar\b/);
  },

  'a brand in another theme': async ({ open, sees, hasRoot }) => {
    await open('/casino', 'porcelain');
    await hasRoot('data-theme', /^porcelain$/);
    await sees(GAME);
  },
};
