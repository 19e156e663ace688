import { type AnswerOf } from '@/contract/wire';
import { type Check, must, refusal, skip, success } from '../backend/check';
import { guarded, keyed } from '../backend/guarded';

/** The link of a player and its share. Nothing is claimed, since it would affect the player. */
export const referralChecks: Check[] = [
  {
    subject: 'referral',
    run: guarded('referral', {}, async (headers, { backend }) => {
      const first = await backend.call('referral', { headers });
      const again = await backend.call('referral', { headers });
      const wrong = [...success(first, 'the referral'), ...success(again, 'the referral, asked again')];
      if (wrong.length > 0) return wrong;
      const [{ referral }, later] = [first, again].map((reply) => (reply.body as AnswerOf<'referral'>).data) as [
        AnswerOf<'referral'>['data'],
        AnswerOf<'referral'>['data'],
      ];
      return [
        ...must(referral.link !== undefined && referral.link === later.referral.link, 'the link of a player changes'),
        ...must(Number(referral.claimable) <= Number(referral.revenue), 'more is claimable than was earned'),
      ];
    }),
  },
  {
    subject: 'claimReferral',
    writes: true,
    run: guarded('claimReferral', { body: {} }, async (headers, { backend }) => {
      const reply = await backend.call('referral', { headers });
      if (Number((reply.body as AnswerOf<'referral'>).data.referral.claimable) > 0)
        return skip('a share waits for the player');
      const claimed = await backend.call('claimReferral', { body: {}, headers: keyed(headers) });
      return refusal(claimed, 409, 'NOTHING_TO_CLAIM', 'a claim of nothing');
    }),
  },
];
