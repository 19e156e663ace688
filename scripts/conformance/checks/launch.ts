import { randomUUID } from 'node:crypto';
import { type AnswerOf, type RequestOf, type SettingsWire } from '@/contract/wire';
import { type Backend } from '../backend/backend';
import { type Check, must, refusal, skip, success } from '../backend/check';

const launch = (backend: Backend, body: object, key: string | null = randomUUID()) =>
  backend.call('launchGame', { body, headers: key === null ? {} : { 'Idempotency-Key': key } });

/** A game playable as a demo from this run's location; undefined when there is none. */
async function demoGame(backend: Backend): Promise<string | undefined> {
  const location = (await backend.call('location')).body as AnswerOf<'location'>;
  const { games } = ((await backend.call('games', { query: { limit: 100 } })).body as AnswerOf<'games'>).data;
  for (const { id } of games.rows.filter(({ demo }) => demo)) {
    const { game } = ((await backend.call('game', { path: { game: id } })).body as AnswerOf<'game'>).data;
    if (!game.restrictedCountries.includes(location.data.location.country ?? '')) return id;
  }
}

/** Launches that are refused for everybody. */
async function refusals(backend: Backend, request: RequestOf<'launchGame'>): Promise<string[]> {
  const { game, ...incomplete } = request;
  return [
    ...refusal(await launch(backend, { ...request, game: 'no-such-game' }), 404, 'GAME_NOT_FOUND', 'an unknown game'),
    ...refusal(await launch(backend, incomplete), 422, 'VALIDATION', 'a launch without a game'),
    ...refusal(await launch(backend, { ...request, mode: 'no-such-mode' }), 422, 'VALIDATION', 'an unknown mode'),
    ...refusal(await launch(backend, request, null), 422, 'VALIDATION', `a launch of ${game} without a key`),
  ];
}

async function repeats(backend: Backend, request: RequestOf<'launchGame'>, settings: SettingsWire): Promise<string[]> {
  const key = randomUUID();
  const first = await launch(backend, request, key);
  const wrong = success(first, 'launch');
  if (wrong.length > 0) return wrong;
  const again = await launch(backend, request, key);
  const other = await launch(backend, { ...request, locale: 'de' }, key);
  const { origin } = new URL((first.body as AnswerOf<'launchGame'>).data.launchUrl);
  return [
    ...must(JSON.stringify(again.body) === JSON.stringify(first.body), 'the same key and body get another answer'),
    ...refusal(other, 409, 'IDEMPOTENCY_CONFLICT', 'the same key with another body'),
    ...must(settings.gameOrigins?.includes(origin) ?? false, `${origin} is not one of the settings' gameOrigins`),
  ];
}

/** Game launches: one session per key, and refusals by the rules. */
export const launchChecks: Check[] = [
  {
    subject: 'launchGame',
    writes: true,
    run: async ({ backend }) => {
      const game = await demoGame(backend);
      if (!game) return skip('no game can be played as a demo here');
      const settings = Object((await backend.call('settings')).body) as SettingsWire;
      const { allowGuestPlayDemoGames, demoUserId } = settings;
      const request = { game, mode: 'demo', demoUserId: demoUserId ?? 'demo', locale: 'en' } as const;
      const stranger = await launch(backend, { ...request, demoUserId: `not-${request.demoUserId}` });
      const isOpen = allowGuestPlayDemoGames === true && demoUserId;
      return [
        ...(await refusals(backend, request)),
        ...refusal(stranger, 409, 'DEMO_UNAVAILABLE', 'another demo user'),
        ...(isOpen
          ? await repeats(backend, request, settings)
          : refusal(await launch(backend, request), 409, 'DEMO_UNAVAILABLE', 'a demo although the settings forbid it')),
      ];
    },
  },
];
