import { operationsOfContract } from '@/contract/document';
import { accountChecks } from './checks/account';
import { bonusChecks } from './checks/bonuses';
import { cashierChecks } from './checks/cashier';
import { catalogueChecks } from './checks/catalogue';
import { chatChecks } from './checks/chat';
import { type Check, type Context, type Finding } from './backend/check';
import { observed, type Observed } from './backend/observed';
import { collectionChecks } from './checks/collections';
import { documentChecks } from './checks/documents';
import { gamesChecks } from './checks/games';
import { historyChecks } from './checks/history';
import { launchChecks } from './checks/launch';
import { inboxChecks } from './checks/inbox';
import { playChecks } from './checks/play';
import { playerGameChecks } from './checks/playerGames';
import { profileChecks } from './checks/profile';
import { protectionChecks } from './checks/protection';
import { referralChecks } from './checks/referral';
import { securityChecks } from './checks/account/security';
import { rewardChecks } from './checks/rewards';
import { safetyChecks } from './checks/account/safety';
import { siteChecks } from './checks/site';
import { tournamentChecks } from './checks/tournaments';
import { unknownChecks } from './checks/unknown';
import { visitChecks } from './checks/visits';
import { walletChecks } from './checks/wallets';
import { winChecks } from './checks/wins';
import { withdrawalChecks } from './checks/withdrawals';

export const CHECKS: readonly Check[] = [
  ...siteChecks,
  ...catalogueChecks,
  ...gamesChecks,
  ...collectionChecks,
  ...launchChecks,
  ...accountChecks,
  ...profileChecks,
  ...documentChecks,
  ...playerGameChecks,
  ...walletChecks,
  ...cashierChecks,
  ...withdrawalChecks,
  ...historyChecks,
  ...protectionChecks,
  ...playChecks,
  ...inboxChecks,
  ...safetyChecks,
  ...bonusChecks,
  ...rewardChecks,
  ...referralChecks,
  ...securityChecks,
  ...tournamentChecks,
  ...chatChecks,
  ...winChecks,
  ...visitChecks,
  ...unknownChecks,
];

export type Result = { subject: string; outcome: 'passed' | 'failed' | 'skipped'; reasons: string[] };

const resultOf = (subject: string, finding: Finding): Result =>
  'skipped' in finding
    ? { subject, outcome: 'skipped', reasons: [finding.skipped] }
    : { subject, outcome: finding.length > 0 ? 'failed' : 'passed', reasons: finding };

/** No answer, or one of another shape, of which a check may have read what is not there. */
const reasonOf = (error: unknown, lastFault: string | null): string =>
  error instanceof TypeError ? (lastFault ?? 'an answer has another shape') : (error as Error).message;

async function runCheck(check: Check, context: Context, { lastFault }: Pick<Observed, 'lastFault'>): Promise<Result> {
  try {
    return resultOf(check.subject, await check.run(context));
  } catch (error) {
    return resultOf(check.subject, [reasonOf(error, lastFault())]);
  }
}

export type Run = Pick<Observed, 'missing' | 'answered'> & { results: readonly Result[] };

/**
 * Runs the checks one after another and hands over each result as it comes. A built operation without a check counts as
 * failed, so that none is forgotten.
 */
export async function runChecks(
  { backend, account }: Context,
  {
    writes,
    checks = CHECKS,
    onResult = () => undefined,
  }: { writes: boolean; checks?: readonly Check[]; onResult?: (result: Result) => void },
): Promise<Run> {
  const seen = observed(backend);
  const context = { backend: seen.backend, account };
  const results: Result[] = [];
  const add = (result: Result) => {
    results.push(result);
    onResult(result);
  };
  for (const check of checks)
    add(
      check.writes && !writes
        ? resultOf(check.subject, { skipped: 'it writes: give --writes' })
        : await runCheck(check, context, seen),
    );
  const checked = new Set<string>(checks.map(({ subject }) => subject));
  for (const { operationId } of operationsOfContract.filter((operation) => operation['x-built'])) {
    if (!checked.has(operationId)) add(resultOf(operationId, ['it is built, and nothing checks it']));
  }
  return { results, missing: seen.missing, answered: seen.answered };
}
