import { useEffect, useEffectEvent, useState } from 'react';
import { Amount } from '@/components/ui/figures/Amount';
import { Button } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Page';
import { StatList } from '@/components/ui/figures/StatList';
import type { User } from '@/domain/account/player/user';
import { allMet } from '@/domain/cashier/withdrawal/condition';
import { signOf } from '@/domain/money/signOf';
import { useAbsent } from '@/hooks/useAbsent';
import { useAuth } from '@/hooks/player/useAuth';
import { useBalance } from '@/hooks/player/useBalance';
import { useT } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import { onReturn } from '@/services/browser/onReturn';
import { useWithdrawalConditionsQuery } from '@/services/cashier/withdrawals';
import { Checklist } from './Checklist';
import { FormPlace, Frame, NewWithdrawal } from './NewWithdrawal';
import { useWithdrawals } from './useWithdrawals';
import { WithdrawalList } from './WithdrawalList';
import { WithdrawHead } from './WithdrawHead';

/** Fallback for an account without a currency; the backend reports the error to that player. */
const NO_CURRENCY = 'EUR';

/** The withdrawal page (P-14): the form with the checklist beside it, and every withdrawal with its progress. */
export function WithdrawPanel() {
  const { user } = useAuth();
  return user && <Withdrawing user={user} />;
}

function useConditions(isUntold: boolean) {
  const skip = useToken() === null || isUntold;
  const query = useWithdrawalConditionsQuery(undefined, { skip, refetchOnMountOrArgChange: true });
  const { refetch } = query;
  const back = useEffectEvent(() => {
    if (!skip) void refetch();
  });
  // A condition may have been met in another tab, such as the one opened from the e-mail.
  useEffect(() => onReturn(() => back()), []);
  return query;
}

function Withdrawing({ user }: { user: User }) {
  const t = useT();
  const { wallet } = useBalance();
  const isUntold = useAbsent('withdrawalConditions');
  const isListed = !useAbsent('withdrawalList');
  const { data: conditions, isError, isFetching, refetch } = useConditions(isUntold);
  const withdrawals = useWithdrawals();
  // Of the wallet that is played with, which need not be the account's.
  const currency = conditions?.currency ?? wallet?.currencyCode ?? user.currencyCode ?? NO_CURRENCY;
  const written = (value: string | null | undefined, of = wallet?.currencyCode ?? currency) => (
    <Amount value={value ?? null} currency={of} />
  );
  const failed = isError && !conditions && !isFetching;
  // A form that is open without them stays while they are asked again.
  const [hasFailed, setHasFailed] = useState(false);
  if (failed && !hasFailed) setHasFailed(true);
  const isWithout = hasFailed && !conditions;
  // Unknown matters only to who holds bonus money.
  const hasWager = signOf(wallet?.wager ?? wallet?.bonus ?? '') === '+';
  const figures = (
    <StatList
      label={t('withdrawal.figures')}
      stats={[
        ...(isUntold
          ? []
          : [{ key: 'available', label: t('withdrawal.available'), value: written(conditions?.available, currency) }]),
        { key: 'bonus', label: t('withdrawal.bonusMoney'), value: written(wallet?.bonus) },
        ...(hasWager ? [{ key: 'wager', label: t('wallet.wager'), value: written(wallet?.wager) }] : []),
        { key: 'depositWager', label: t('withdrawal.wageringLeft'), value: written(wallet?.depositWager) },
      ]}
    />
  );
  const list = isListed && <WithdrawalList {...withdrawals} />;
  return (
    <Stack>
      <WithdrawHead />
      {conditions || isWithout || isUntold ? (
        <NewWithdrawal
          user={user}
          currency={currency}
          available={conditions?.available ?? null}
          shown={withdrawals.shown}
          over={withdrawals.ended.map(({ id }) => id)}
          open={isWithout || isUntold || (conditions !== undefined && allMet(conditions))}
          figures={figures}
          checklist={
            conditions ? (
              <Checklist conditions={conditions} currency={currency} />
            ) : (
              failed && (
                <Notice tone="warning">
                  <p>{t('withdrawal.conditionsFailed')}</p>
                  <Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>
                </Notice>
              )
            )
          }
          list={list}
        />
      ) : (
        <Frame>
          <Stack>
            {figures}
            <FormPlace />
          </Stack>
          {list && <Stack>{list}</Stack>}
        </Frame>
      )}
    </Stack>
  );
}
