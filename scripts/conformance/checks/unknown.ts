import { errorProblems } from '@/contract/validate';
import { type Check, refusal } from '../backend/check';

/** Unknown addresses must answer in the error shape: an HTML page would break the client. */
export const unknownChecks: Check[] = [
  {
    subject: 'unknown address',
    run: async ({ backend }) => {
      const reply = await backend.fetch('/api/core/casino/no-such-address');
      const problems = [...reply.problems, ...errorProblems(reply.body)];
      return refusal({ ...reply, problems }, 404, 'NOT_FOUND', 'an unknown address');
    },
  },
];
