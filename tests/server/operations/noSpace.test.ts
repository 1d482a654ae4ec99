import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { databaseFile } from '../../../server/store/sqlite.ts'
import { candidateAt, startWithPosting } from '../support/applications.ts'
import { isOnPostgres } from '../support/databases.ts'
import { grace, minutes } from '../support/harness.ts'

test.skipIf(isOnPostgres())(
  'Without disk space members stay logged in and can read, also pages that record a view.',
  async () => {
    const { employer, posting, server } = await startWithPosting()
    const candidate = await candidateAt(server)
    const { id } = await candidate.applied(posting.slug)
    const { sent } = await employer.look(id)
    // The use of a session after more than an hour is stored too.
    server.clock.now += minutes(90)
    const lock = new DatabaseSync(databaseFile(server.dataDir))
    onTestFinished(() => lock.close())
    lock.exec('begin immediate')

    expect(await server.browser().call('register', grace)).toMatchObject({ http: 503, status: false })
    expect(await employer.look(id)).toMatchObject({ id })
    const body = JSON.stringify({ id: sent?.resume.fileId })
    expect((await employer.browser.send('/api/employer/read-file', { body })).status).toBe(200)
    lock.exec('rollback')

    expect((await server.browser().call('register', grace)).status).toBe(true)
  },
)
