import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { followInApplications } from '../../../server/applications/change.ts'
import { applyPostingEvent } from '../../../server/postings/change.ts'
import { lockPosting } from '../../../server/postings/postings.ts'
import type { Database } from '../../../server/store/schema.ts'
import { candidateAt, startWithPosting } from '../support/applications.ts'
import { withStore } from '../support/databases.ts'

/** Creates a plugin that counts the queries on applications. */
function counting() {
  const counted = { looks: 0 }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node).includes('"applications"'))
        counted.looks += 1
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return { counted, plugin }
}

/** Closes a posting with a message. Returns its state afterwards. */
const closed = (db: Database, id: string, now: number) =>
  db.transaction().execute(async (transaction) => {
    const posting = await lockPosting(transaction, id)
    if (!posting) throw new Error('The posting is not there.')
    const event = { type: 'close', outcome: 'cancelled', message: 'Thank you.' } as const
    const who = { actor: 'employer', accountId: null, mayPublish: true, now } as const
    const after = await applyPostingEvent(transaction, posting, event, who)
    return followInApplications(transaction, after, event, now)
  })

test('Closing a job post takes as many queries for many applicants as for one.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const large = await employer.published()
  const people = []
  for (let made = 0; made < 4; made += 1) people.push(await candidateAt(server))
  await people[0]?.applied(posting.slug)
  await people[1]?.start(posting.slug)
  for (const { applied } of people) await applied(large.slug)
  await (await candidateAt(server)).start(large.slug)

  await server.close()
  const looks = await withStore(server, async (db) => {
    const found = []
    for (const { id } of [posting, large]) {
      const { counted, plugin } = counting()
      expect(await closed(db.withPlugin(plugin), id, server.clock.now)).toMatchObject({ state: 'closed' })
      found.push(counted.looks)
    }
    const states = await db.selectFrom('applications').select('state').distinct().orderBy('state').execute()
    expect(states).toEqual([{ state: 'lapsed' }, { state: 'positionClosed' }])
    return found
  })
  expect(looks[0]).toBeGreaterThan(0)
  expect(looks[1]).toBe(looks[0])
})
