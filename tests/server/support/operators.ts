import * as v from 'valibot'
import { runOperator } from '../../../server/operators/run.ts'
import { startTestServer, type TestServer } from './harness.ts'
import { employerAt } from './postings.ts'

const shown = v.object({ revision: v.string() })

/**
 * Creates a function that runs an operator command against the running server and returns its output.
 * Approves the revision that `show` returns, unless one is given.
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

/** Starts a server on which operators review all postings, with an employer. */
export async function startReviewed() {
  const server = await startTestServer({ env: { POSTING_REVIEW: 'all' } })
  return { server, operator: operatorAt(server), ...(await employerAt(server)) }
}
