import * as v from 'valibot'
import { expect, test } from 'vitest'
import { withStore } from '../support/databases.ts'
import { readAnswer, startTestServer } from '../support/harness.ts'
import { startWithEmployer } from '../support/postings.ts'

test('a posting is open until its last day has ended everywhere in the world', async () => {
  const { published, read, server } = await startWithEmployer()
  const { id } = await published({ validThrough: '2030-01-02' })
  const at = async (time: string) => {
    server.clock.now = Date.parse(time)
    await server.meetDeadlines()
    return (await read(id)).state
  }

  expect(await at('2030-01-02T23:59:00-12:00')).toBe('published')
  expect(await at('2030-01-03T00:00:00-12:00')).toBe('expired')
})

test('a last day whose end an earlier version armed for midnight in UTC ends no earlier than others', async () => {
  const { published, server } = await startWithEmployer()
  const { id, slug } = await published({ validThrough: '2030-01-09' })
  await server.close()
  await withStore(server, async (db) => {
    const armed = (event: string) =>
      db.updateTable('jobs').where('key', '=', `deadline posting/${id} ${event}`)
    await armed('validThroughReached')
      .set({ due_at: Date.UTC(2030, 0, 10) })
      .executeTakeFirstOrThrow()
    await armed('expiresSoon')
      .set({ due_at: Date.UTC(2030, 0, 7) })
      .executeTakeFirstOrThrow()
  })

  const later = await startTestServer({ place: server })
  const at = async (time: string) => {
    later.clock.now = Date.parse(time)
    await later.meetDeadlines()
    const { result } = await readAnswer(await fetch(`${later.base}/api/jobs/${slug}`))
    return v.parse(v.object({ state: v.string() }), result).state
  }
  expect(await at('2030-01-10T00:00:00Z')).toBe('published')
  expect(await at('2030-01-10T11:59:00Z')).toBe('published')
  expect(await at('2030-01-10T12:00:00Z')).toBe('expired')
})
