import { runOperator } from '../../../server/operators/run.ts'
import { startTestServer, type TestServer } from './harness.ts'
import { employerAt } from './postings.ts'

/** Types a command as an operator does while the server runs; gives what it says, and rejects with why not. */
export const operatorAt =
  (server: TestServer) =>
  (...words: readonly string[]) =>
    runOperator(server, words, () => (server.clock.now += 1))

/** A server whose operators look at everything first, and an employer. */
export async function startReviewed() {
  const server = await startTestServer({ env: { POSTING_REVIEW: 'all' } })
  return { server, operator: operatorAt(server), ...(await employerAt(server)) }
}
