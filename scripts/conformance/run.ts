import { operationsOfContract } from '@/contract/document';
import { accountChecks } from './checks/account';
import { bonusChecks } from './checks/bonuses';
import { cashierChecks } from './checks/cashier';
import { catalogueChecks } from './checks/catalogue';
import { type Check, type Context, type Finding } from './backend/check';
import { collectionChecks } from './checks/collections';
import { documentChecks } from './checks/documents';
import { gamesChecks } from './checks/games';
import { historyChecks } from './checks/history';
import { launchChecks } from './checks/launch';
import { playChecks } from './checks/play';
import { playerGameChecks } from './checks/playerGames';
import { profileChecks } from './checks/profile';
import { protectionChecks } from './checks/protection';
import { rewardChecks } from './checks/rewards';
import { siteChecks } from './checks/site';
import { unknownChecks } from './checks/unknown';
import { visitChecks } from './checks/visits';
import { walletChecks } from './checks/wallets';
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
  ...bonusChecks,
  ...rewardChecks,
  ...visitChecks,
  ...unknownChecks,
];

export type Result = { subject: string; outcome: 'passed' | 'failed' | 'skipped'; reasons: string[] };

const resultOf = (subject: string, finding: Finding): Result =>
  'skipped' in finding
    ? { subject, outcome: 'skipped', reasons: [finding.skipped] }
    : { subject, outcome: finding.length > 0 ? 'failed' : 'passed', reasons: finding };

async function runCheck(check: Check, context: Context, writes: boolean): Promise<Result> {
  if (check.writes && !writes) return resultOf(check.subject, { skipped: 'it writes: give --writes' });
  try {
    return resultOf(check.subject, await check.run(context));
  } catch (error) {
    // No answer, or one so malformed that the check threw.
    return resultOf(check.subject, [(error as Error).message]);
  }
}

/**
 * Runs the checks one after another and reports each result as it comes. A built operation without a check counts as
 * failed, so that none is forgotten.
 */
export async function runChecks(
  context: Context,
  { writes, checks = CHECKS, report }: { writes: boolean; checks?: readonly Check[]; report: (result: Result) => void },
): Promise<Result[]> {
  const results: Result[] = [];
  const add = (result: Result) => {
    results.push(result);
    report(result);
  };
  for (const check of checks) add(await runCheck(check, context, writes));
  const checked = new Set<string>(checks.map(({ subject }) => subject));
  for (const { operationId } of operationsOfContract.filter((operation) => operation['x-built'])) {
    if (!checked.has(operationId)) add(resultOf(operationId, ['it is built, and nothing checks it']));
  }
  return results;
}
