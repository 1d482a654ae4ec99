import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { Job } from '../../contract/postings/reads.ts'
import { appMachine } from '../../machines/app/app.ts'
import { createApplicationDraft, draftInputOf } from '../../machines/applications/applicationDraft.ts'
import { applyPageMachine, type OpenedApplication } from '../../machines/applications/applyPage.ts'
import { keepLetterMachine } from '../../machines/applications/keepLetterCommands.ts'
import { createReading } from '../../machines/reading/reading.ts'
import { sessionMachine } from '../../machines/session/session.ts'
import { createInspection } from '../../src/inspector/inspection.ts'
import type { Inspection } from '../../src/inspector/source.ts'
import { childrenOf, stateOf } from '../../src/inspector/tree.ts'
import { applicationDraft, appliedJob, file } from '../../stories/support/applying.ts'
import { candidate } from '../machines/support/events.ts'

/**
 * Lines of the actor tree as the inspector draws it: each actor with its state, indented below its parent.
 */
function linesOf({ actors, steps }: Inspection, parent?: string, depth = 0): readonly string[] {
  return childrenOf(parent, actors).flatMap((actor) => [
    `${'  '.repeat(depth)}${[actor.name, stateOf(actor, steps)].join(' ').trim()}`,
    ...linesOf({ actors, steps }, actor.id, depth + 1),
  ])
}

test('the inspector draws the page of an application below the root, and its parts below the page', async () => {
  const { inspect, source } = createInspection({ pace: 0 })
  const app = createActor(
    appMachine.provide({
      actors: {
        session: sessionMachine.provide({
          actors: {
            watchCookies: fromCallback(({ sendBack }) =>
              sendBack({ type: 'cookiesRead', users: { candidate } }),
            ),
            confirm: fromPromise(() => new Promise(() => undefined)),
          },
        }),
        moveSavedJobs: fromPromise(() => Promise.resolve()),
      },
    }),
    { inspect },
  ).start()
  const files = [file]
  const page = createActor(
    applyPageMachine.provide({
      actors: {
        job: createReading<{ readonly slug: string }, Job>().provide({
          actors: { read: fromPromise(() => Promise.resolve(appliedJob)) },
        }),
        openApplication: fromPromise((): Promise<OpenedApplication> =>
          Promise.resolve({
            choices: { files, resumes: [], letters: [], earlier: {} },
            draft: createApplicationDraft([]),
            keepLetter: keepLetterMachine,
            input: draftInputOf(
              { application: { ...applicationDraft, earlier: {} }, files, resumes: [] },
              undefined,
              [],
            ),
            file: undefined,
          }),
        ),
      },
    }),
    { parent: app, input: { slug: appliedJob.slug } },
  ).start()
  await waitFor(page, (state) => state.matches({ member: 'opened' }))
  await expect
    .poll(() => source.getSnapshot().actors.some(({ name }) => name === 'applicationDraft'))
    .toBe(true)
  const tree = linesOf(source.getSnapshot())
  process.stdout.write(`\n${tree.join('\n')}\n\n`)
  expect(tree[0]).toMatch(/^app /)
  const first = tree.findIndex((line) => line.includes('applyPage'))
  expect(tree.slice(first, first + 9)).toEqual([
    '  applyPage member.opened.writing',
    '    reading shown',
    '      read done',
    '    visitor',
    '    upload idle',
    '    applicationDraft open.saving.dirty · intent.none',
    '      keepDraft',
    '    commands idle',
    '    openApplication done',
  ])
  app.stop()
})
