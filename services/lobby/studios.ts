import { ENDPOINTS } from '@/config/endpoints/endpoints';
import type { Studio } from '@/domain/game/game';
import { api } from '@/services/http/api';
import { call } from '@/services/http/call';
import { bag, number, rowsOf, text, toId } from '@/services/http/parse';

/** Reads the studios; one without id or name is left out. */
export const toStudios = (wire: unknown): Studio[] =>
  rowsOf(bag(bag(bag(wire).data).studios).rows, (row) => {
    const { id, name, logo, gameCount } = bag(row);
    const [key, title] = [toId(id), text(name)];
    return key === null || title === null
      ? null
      : { id: key, name: title, logo: text(logo), gameCount: number(gameCount) };
  });

const studiosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The studios that have games, in the backend's order. */
    studios: build.query<Studio[], void>({ query: () => ({ ...call(ENDPOINTS.studios), read: toStudios }) }),
  }),
});

export const { studios: studiosEndpoint } = studiosApi.endpoints;
export const { useStudiosQuery } = studiosApi;
