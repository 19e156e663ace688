import { anywhere } from './anywhere';
import type { Market } from './market';

/** Ontario: Registrar’s Standards for Internet Gaming. */
export const ontario: Market = {
  ...anywhere,
  minimumAge: 19,
  limits: { ...anywhere.limits, playRaiseHours: 24, offered: { at: 'registration', kinds: ['deposit', 'loss'] } },
  breaks: ['1d', '1w', '1m', '2m', '3m'],
  exclusions: { ...anywhere.exclusions, lengths: ['6m', '1y', '5y'], leastDays: 183, logIn: false },
  rounds: { slotMs: 2500, otherMs: 0, mostStake: null },
  simultaneousGames: false,
  help: { label: 'ConnexOntario', href: 'https://www.connexontario.ca/' },
  play: { ...anywhere.play, inactiveMinutes: 30, lossEffects: false, autoplay: false },
};
