import { useRef, useState } from 'react';
import { useLocale } from '@/components/ui/LocaleContext';
import { typedAmount, type AmountFault } from '@/domain/money/typedAmount';
import type { NoticeStep } from '@/domain/protection/notices';
import { useToken } from '@/hooks/player/useToken';
import { useWrite } from '@/hooks/useWrite';
import type { Answer, Write } from '@/services/http/writes';
import { useAnswerNoticeMutation } from '@/services/protection/notices';
import { useLimitsQuery, useSetLimitMutation, type Limit, type LimitChange } from '@/services/protection/protection';

const keyOf = ({ kind, period }: Pick<Limit, 'kind' | 'period'>) => `${kind}${period}`;

/** One field per kind and period, empty at first, and what is wrong with what was typed. */
export function useFirstLimits({ id, kinds, demanded }: Extract<NoticeStep, { kind: 'limits' }>) {
  const locale = useLocale();
  const { data, isError, isFetching, refetch } = useLimitsQuery(undefined, { skip: useToken() === null });
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const rows = data?.limits.filter(({ kind, amount }) => kinds.some((one) => one === kind) && amount === null);
  const fields = rows?.map((limit) => {
    const text = texts[keyOf(limit)] ?? '';
    const typed = typedAmount(locale, text, limit.currency);
    const fault: AmountFault | null = 'fault' in typed && text.trim() !== '' ? typed.fault : null;
    return { key: keyOf(limit), limit, text, amount: 'fault' in typed ? null : typed.amount, fault };
  });
  const filled = fields?.filter(({ amount }) => amount !== null) ?? [];
  const needs = demanded.length > 0 ? demanded : [null];
  // One that is set by now, while another was refused, is demanded no more.
  const isSet = (kind: Limit['kind'] | null) => data?.limits.some((one) => one.kind === kind && one.amount !== null);
  const isMissing = needs.some(
    (kind) => !isSet(kind) && !filled.some(({ limit }) => kind === null || limit.kind === kind),
  );

  const [setLimit] = useSetLimitMutation();
  const [answer] = useAnswerNoticeMutation();
  /** The key of each write: sent again after a lost answer, it is the same one. */
  const intents = useRef(new Map<string, string>());
  const intentOf = (what: object): string => {
    const known = intents.current.get(JSON.stringify(what)) ?? crypto.randomUUID();
    intents.current.set(JSON.stringify(what), known);
    return known;
  };
  const reply = async (how: 'acknowledged' | 'declined', timeoutMs: Write['timeoutMs']): Promise<Answer<unknown>> =>
    id === null ? { data: null } : answer({ id, answer: how, intent: intentOf({ how }), timeoutMs });
  /** One limit after the other, then the answer: what fails leaves the rest unsent. */
  const save = async ({ changes, timeoutMs }: { changes: readonly LimitChange[] } & Write) => {
    for (const change of changes) {
      const set = await setLimit({ ...change, intent: intentOf(change), timeoutMs });
      if (set.error) return set;
    }
    return reply(changes.length > 0 ? 'acknowledged' : 'declined', timeoutMs);
  };
  // What was answered goes with the next list of notices; until then it can be answered again, under the same keys.
  const { state, send, reset } = useWrite(save, { onDone: () => reset() });
  return {
    fields,
    state,
    isMissing,
    isWrong: fields?.some(({ fault }) => fault !== null) ?? false,
    isFailed: isError && !data && !isFetching,
    retry: () => void refetch(),
    type: (key: string, text: string) => setTexts({ ...texts, [key]: text }),
    set: () =>
      send({
        changes: filled.map(({ limit: { kind, period, currency }, amount }) => ({ kind, period, currency, amount })),
      }),
    decline: () => send({ changes: [] }),
  };
}
