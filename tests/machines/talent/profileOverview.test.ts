import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { ResultOf } from '../../../contract/call.ts'
import type { candidateProfileCalls as calls, OwnProfile } from '../../../contract/talent/profileCalls.ts'
import type { ShownProfile } from '../../../contract/talent/profile.ts'
import type { Run } from '../../../machines/commands/commands.ts'
import { required } from '../../../machines/shared/required.ts'
import { profileOverviewMachine } from '../../../machines/talent/profileOverview.ts'
import {
  visibilityCommandsMachine,
  type VisibilityCommands,
} from '../../../machines/talent/visibilityCommands.ts'
import { listWith } from '../../../src/effects/shared/listWith.ts'
import { readingWith } from '../../../src/effects/shared/readingWith.ts'
import { exclusions, foundCompanies, ownProfile } from '../../../stories/talent/ownProfile.ts'
import { anonymous } from '../../../stories/talent/people.ts'
import { held } from '../support/startFlow.ts'

const arrived = () => new Promise(setImmediate)
const company = { slug: 'fernhill', name: 'Fernhill' }

async function opened() {
  const profile = held<OwnProfile, object>()
  const excluded = held<ResultOf<typeof calls.listExclusions>, object>()
  const views = held<ResultOf<typeof calls.listProfileViews>, object>()
  const preview = held<ShownProfile, { readonly slug: string }>()
  const companies = held<ResultOf<typeof calls.findCompanies>, { readonly q: string }>()
  const command = held<VisibilityCommands[keyof VisibilityCommands]['output'], Run<VisibilityCommands>>()
  const page = createActor(
    profileOverviewMachine.provide({
      actors: {
        profile: readingWith(profile.logic),
        exclusions: listWith(excluded.logic),
        views: listWith(views.logic),
        preview: readingWith(preview.logic),
        companies: readingWith(companies.logic),
        commands: visibilityCommandsMachine.provide({ actors: { command: command.logic } }),
      },
    }),
    { input: { company: undefined } },
  ).start()
  profile.last().answer(ownProfile)
  excluded.last().answer({ items: [], next: null })
  views.last().answer({ items: [], next: null, recent: { opened: 0, listed: 0 } })
  await arrived()
  const children = () => page.getSnapshot().children
  return {
    page,
    children,
    excluded,
    preview,
    companies,
    command,
    commands: required(children().commands),
  }
}

test('The view of a company is read when it is opened, and left when it is closed.', async () => {
  const { children, page, preview } = await opened()
  page.send({ type: 'preview', company })
  expect(page.getSnapshot().value).toBe('previewing')
  expect(preview.last().input).toMatchObject({ slug: 'fernhill' })
  preview.last().answer(anonymous)
  await arrived()
  expect(children().preview?.getSnapshot().context.data).toEqual(anonymous)
  page.send({ type: 'closePreview' })
  expect(page.getSnapshot()).toMatchObject({ value: 'own', context: { company: undefined } })
  expect(children().preview).toBeUndefined()
})

test('Another visibility is shown at once, and its exclusions are read.', async () => {
  const { children, command, commands, excluded } = await opened()
  commands.send({ type: 'run', command: 'setVisibility', input: { visibility: 'named' } })
  command.last().answer({ ...ownProfile, visibility: 'named' })
  await arrived()
  expect(children().profile?.getSnapshot().context.data?.visibility).toBe('named')
  expect(excluded.calls).toHaveLength(2)
})

test('The view of a company is read again when the company is excluded.', async () => {
  const { command, commands, page, preview } = await opened()
  page.send({ type: 'preview', company })
  preview.last().answer(anonymous)
  await arrived()
  commands.send({ type: 'run', command: 'excludeCompany', input: { slug: company.slug } })
  command.last().answer(required(exclusions[0]))
  await arrived()
  expect(preview.calls).toHaveLength(2)
})

test('Of two searches for companies the second determines the result.', async () => {
  const { children, companies, page } = await opened()
  page.send({ type: 'findCompanies', q: 'f' })
  page.send({ type: 'findCompanies', q: 'fern' })
  expect(companies.calls[0]?.signal.aborted).toBe(true)
  companies.last().answer({ companies: [...foundCompanies] })
  await arrived()
  expect(children().companies?.getSnapshot().context.data?.companies).toEqual(foundCompanies)
})
