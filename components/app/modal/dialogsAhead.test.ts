import { waitFor } from '@testing-library/react';
import type { HttpRequest } from '@/services/http/call';
import { guestStore } from '@/tests/render';
import { beginDialog } from './dialogsAhead';

const begun = (name: string) => {
  const http = jest.fn(async (_request: HttpRequest): Promise<unknown> => ({}));
  beginDialog(name, guestStore(http).dispatch);
  return () => http.mock.calls.map(([{ path }]) => path);
};

test.each(['signup', 'google-signup', 'linked-signup'])(
  'the lists of %s are requested with its press',
  async (name) => {
    const asked = begun(name);
    await waitFor(() =>
      expect(asked()).toEqual(
        expect.arrayContaining([expect.stringMatching(/registration-fields$/), expect.stringMatching(/country$/)]),
      ),
    );
  },
);
