import { WIN_ENDPOINTS } from '@/config/endpoints/wins';
import type { PulsePoint } from '@/domain/game/pulse/pulse';
import { api } from '@/services/http/api';
import { call } from '@/services/http/call';
import { bag, number, rowsOf, text } from '@/services/http/parse';

function toPoint(wire: unknown): PulsePoint | null {
  const [at, value] = [text(bag(wire).at), number(bag(wire).value)];
  return at === null || value === null || value < 0 ? null : { at, value };
}

const pulseApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a game's last rounds paid back, oldest first (W-16). */
    gamePulse: build.query<PulsePoint[], string>({
      query: (game) => ({
        ...call(WIN_ENDPOINTS.gamePulse, { game }),
        read: (wire) => rowsOf(bag(bag(wire).data).points, toPoint),
      }),
    }),
  }),
});

export const { useGamePulseQuery } = pulseApi;
