import type { Path } from '../../tests/machines/support/coveringPaths.ts'
import { expect, test } from '../support/fixtures.ts'
import { sideActions } from './sides/sideActions.ts'
import { bothSides, draftApplication, draftPosting, open, type Sides } from './sides/members.ts'
import { journeyPaths, otherPaths } from './sides/paths.ts'
import { notTaken } from './sides/taken.ts'

/**
 * Takes both sides through a path: performs each step in one browser and checks it in the other. Returns the
 * application's id.
 */
async function go(sides: Sides, path: Path, name: string): Promise<string> {
  // The title is numbered, because the server refuses a copy of an open posting.
  const posting = await draftPosting(sides, `Engine builder ${gone.length + 1}`)
  const application = await draftApplication(sides, await posting.publish())
  const scene = { ...sides, postingId: posting.id, id: application.id }
  await open(sides.candidate, `/candidate/applications/${application.reference}`)
  await open(sides.employer, `/employer/postings/${posting.id}/applicants`)
  for (const [index, { move }] of path.entries()) {
    const message = `Words ${index + 1} of ${name}.`
    await test.step(`${name}: ${move}`, async () => {
      await sideActions[move]?.does(scene, message)
      await sideActions[move]?.isSeen(scene, message)
    })
  }
  return application.id
}

/** Ids of the applications of all tests in this file, which run one after the other. */
const gone: string[] = []

test.describe('a candidate and an employer, each in their own browser,', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 })

  test.beforeEach(({ allowConsole }) => {
    // Pages are offline while time passes.
    allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/)
  })

  test('see each other’s actions at once, up to every outcome @postgres', async ({
    app,
    browser,
    browserConsole,
    mailbox,
  }) => {
    const sides = await bothSides({ app, browser, browserConsole, mailbox })
    for (const [name, path] of journeyPaths) gone.push(await go(sides, path, name))
  })

  test('take every path of an application together', async ({ app, browser, browserConsole, mailbox }) => {
    const sides = await bothSides({ app, browser, browserConsole, mailbox })
    for (const [index, path] of otherPaths.entries()) gone.push(await go(sides, path, `path ${index + 1}`))
    // Deletion of an account, which also ends an application, is covered by a test of its own.
    expect(await notTaken(app, gone), 'what no application of both sides has gone through').toEqual([
      'active: accountDeleted',
    ])
  })
})
