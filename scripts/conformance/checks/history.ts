import { type AnswerOf } from '@/contract/wire';
import { type Check, must, refusal, success } from '../backend/check';
import { guarded } from '../backend/guarded';

const A_MONTH = { from: '2026-01-01', to: '2026-01-31' };

/** Floating point is enough: these sums are only compared, never shown. */
const sum = (amounts: readonly string[]): number => amounts.reduce((all, amount) => all + Number(amount), 0);
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

export const historyChecks: Check[] = [
  {
    subject: 'transactions',
    run: guarded('transactions', {}, async (headers, { backend }) => {
      const reply = await backend.call('transactions', { headers });
      const wrong = success(reply, 'transactions');
      if (wrong.length > 0) return wrong;
      const dates = (reply.body as AnswerOf<'transactions'>).data.transactions.rows.map(({ date }) => Date.parse(date));
      return [
        ...must(
          dates.every((date, index) => index === 0 || date <= dates[index - 1]!),
          'the transactions do not begin with the newest',
        ),
        ...refusal(
          await backend.call('transactions', { headers, query: { limit: '101' } }),
          422,
          'VALIDATION',
          'limit=101',
        ),
      ];
    }),
  },
  {
    subject: 'casinoHistory',
    run: guarded('casinoHistory', {}, async (headers, { backend }) => {
      const reply = await backend.call('casinoHistory', { headers });
      const wrong = success(reply, 'casinoHistory');
      if (wrong.length > 0) return wrong;
      const { rows } = (reply.body as AnswerOf<'casinoHistory'>).data.history;
      return must(
        rows.every((row) => isSame(sum([row.balanceBefore, row.amount]), Number(row.balanceAfter))),
        'a balance before and an amount do not lead to the balance after',
      );
    }),
  },
  {
    subject: 'round',
    run: guarded('round', { path: { roundId: 'no-such-round' } }, async (headers, { backend }) =>
      refusal(
        await backend.call('round', { headers, path: { roundId: 'no-such-round' } }),
        404,
        'ROUND_NOT_FOUND',
        'an unknown round',
      ),
    ),
  },
  {
    subject: 'evidence',
    run: guarded('evidence', { query: { kind: 'round', id: 'no-such-round' } }, async (headers, { backend }) => [
      ...refusal(
        await backend.call('evidence', { headers, query: { kind: 'round', id: 'no-such-round' } }),
        404,
        'EVIDENCE_NOT_FOUND',
        'evidence of an unknown round',
      ),
      ...refusal(
        await backend.call('evidence', { headers, query: { kind: 'wallet', id: 'x' } }),
        422,
        'VALIDATION',
        'evidence of what is neither round nor payment',
      ),
    ]),
  },
  {
    subject: 'periodTotals',
    run: guarded('periodTotals', {}, async (headers, { backend }) => {
      const reply = await backend.call('periodTotals', { headers, query: A_MONTH });
      const wrong = success(reply, 'periodTotals');
      if (wrong.length > 0) return wrong;
      const { days, wins, losses, rewards, rewardsByType } = (reply.body as AnswerOf<'periodTotals'>).data;
      return [
        ...must(days.length === 31, `31 days were asked for, ${days.length} were told`),
        ...must(
          isSame(sum(days.map(({ netResult }) => netResult)), Number(wins) - Number(losses)),
          'the days do not add up to the wins less the losses',
        ),
        ...must(
          rewards === undefined || !rewardsByType || isSame(sum(Object.values(rewardsByType)), Number(rewards)),
          'the rewards do not add up to their sum',
        ),
      ];
    }),
  },
];
