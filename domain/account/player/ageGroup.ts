import type { PageRules } from '@/config/markets/playRules';
import { ageOn } from '../fields/dateOfBirth';

/** Whether somebody is of the group of young players that the market protects; an unknown age is not. Days are "YYYY-MM-DD". */
export function isOfYoungGroup(
  { youngThrough }: Pick<PageRules, 'youngThrough'>,
  birth: string,
  today: string,
): boolean {
  const age = youngThrough === null ? null : ageOn(birth, today);
  return age !== null && youngThrough !== null && age <= youngThrough;
}
