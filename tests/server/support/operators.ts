import * as v from 'valibot'
import { runOperator } from '../../../server/operators/run.ts'
import { startTestServer, type TestServer } from './harness.ts'
import { employerAt } from './postings.ts'

const shown = v.object({ revision: v.string() })

/**
 * Types a command as an operator does while the server runs; gives what it says, and rejects with why not. Approves what
 * it is shown right before, unless a revision is named.
 */
export const operatorAt = (server: TestServer) => {
  const operator = (...words: readonly string[]) => runOperator(server, words, () => (server.clock.now += 1))
  return async (...words: readonly string[]) => {
    const [act, name = ''] = words
    if (act !== 'approve' || words.includes('--revision')) return operator(...words)
    const { revision } = v.parse(shown, JSON.parse(await operator('show', name)))
    return operator(...words, '--revision', revision)
  }
}

/** A server whose operators look at everything first, and an employer. */
export async function startReviewed() {
  const server = await startTestServer({ env: { POSTING_REVIEW: 'all' } })
  return { server, operator: operatorAt(server), ...(await employerAt(server)) }
}
