import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate'
import { forYouMachine, type JobsForYou } from '../../../machines/alerts/forYou.ts'
import { forYouCommandsMachine, type ForYouCommands } from '../../../machines/alerts/forYouCommands.ts'
import { savingMachine, type SavedJobs } from '../../../machines/search/saving.ts'
import { required } from '../../../machines/shared/required.ts'
import { commandEffect } from '../../../src/effects/shared/commandEffect.ts'
import { readingWith } from '../../../src/effects/shared/readingWith.ts'
import { jobsForYou } from '../../../stories/alerts/forYouSamples.ts'

/**
 * Starts the flow of recommended jobs, from which the candidate can hide jobs.
 *
 * @param fails whether the server refuses to hide a job
 */
function forYou(fails = false) {
  const reads: object[] = []
  const asked: string[][] = []
  const hiding = async () => {
    if (fails) throw new Error('The server is away.')
    return { isHidden: true }
  }
  const page = createActor(
    forYouMachine.provide({
      actors: {
        reading: readingWith(
          fromPromise<JobsForYou, object>(async ({ input }) => {
            reads.push(input)
            return jobsForYou
          }),
        ),
        commands: forYouCommandsMachine.provide({
          actors: {
            command: commandEffect<ForYouCommands>({
              hideJob: hiding,
              hideCompany: hiding,
              showJob: hiding,
              showCompany: hiding,
            }),
          },
        }),
        saving: savingMachine.provide({
          actors: {
            visitor: fromCallback<EventObject>(({ sendBack }) =>
              sendBack({ type: 'visitor.candidate', id: 'c1' }),
            ),
            readSaved: fromPromise<
              SavedJobs,
              { readonly owner: string | null; readonly slugs: readonly string[] }
            >(async ({ input }) => {
              asked.push([...input.slugs])
              return { saved: ['job-2'], applied: {} }
            }),
          },
        }),
      },
    }),
  ).start()
  const { commands, saving } = page.getSnapshot().children
  return { asked, commands: required(commands), page, reads, saving: required(saving) }
}

test('the saved state of each recommended job is read', async () => {
  const { asked, saving } = forYou()
  await waitFor(saving, ({ context }) => context.known['job-2'] !== undefined)
  expect(asked.at(-1)).toEqual(['job-1', 'job-2'])
  expect(saving.getSnapshot().context.known).toEqual({ 'job-1': false, 'job-2': true })
})

test('a hidden job and company are marked until they are shown again', async () => {
  const { commands, page } = forYou()
  commands.send({ type: 'run', command: 'hideJob', input: { slug: 'job-1' } })
  await waitFor(page, ({ context }) => context.hiddenJobs.includes('job-1'))
  commands.send({ type: 'run', command: 'hideCompany', input: { slug: 'fernhill' } })
  await waitFor(page, ({ context }) => context.hiddenCompanies.includes('fernhill'))
  commands.send({ type: 'run', command: 'showJob', input: { slug: 'job-1' } })
  await waitFor(page, ({ context }) => !context.hiddenJobs.includes('job-1'))
  commands.send({ type: 'run', command: 'showCompany', input: { slug: 'fernhill' } })
  await waitFor(page, ({ context }) => context.hiddenCompanies.length === 0)
  expect(page.getSnapshot().context).toEqual({ hiddenJobs: [], hiddenCompanies: [] })
})

test('if hiding fails, nothing is marked, and the jobs are read again', async () => {
  const { commands, page, reads } = forYou(true)
  commands.send({ type: 'run', command: 'hideJob', input: { slug: 'job-1' } })
  await waitFor(commands, (state) => state.matches('idle') && state.context.failure !== undefined)
  await waitFor(required(page.getSnapshot().children.reading), (state) => state.matches('shown'))
  expect(reads.length).toBeGreaterThan(1)
  expect(page.getSnapshot().context.hiddenJobs).toEqual([])
})
