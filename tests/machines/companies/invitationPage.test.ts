import { expect, test, vi } from 'vitest'
import type { CompanyInvitation, OwnCompany } from '../../../contract/companies/ownCompany.ts'
import { paths } from '../../../contract/paths.ts'
import type { Run } from '../../../machines/commands/commands.ts'
import {
  invitationCommandsMachine,
  type InvitationCommands,
} from '../../../machines/companies/invitationCommands.ts'
import { invitationPageMachine } from '../../../machines/companies/invitationPage.ts'
import { required } from '../../../machines/shared/required.ts'
import { readingWith } from '../../../src/effects/shared/readingWith.ts'
import { company } from '../../../stories/companies/samples.ts'
import { refused } from '../support/events.ts'
import { inApp } from '../support/inApp.ts'
import { held } from '../support/startFlow.ts'

test('an accepted invitation is removed, reported to the session, and opens Home; a refused one stays', async () => {
  const accept = held<OwnCompany, Run<InvitationCommands>>()
  const forgetCode = vi.fn<() => void>()
  const { app, page, sentTo } = inApp(
    invitationPageMachine.provide({
      actors: {
        invitation: readingWith(held<CompanyInvitation, { readonly code: string }>().logic),
        commands: invitationCommandsMachine.provide({ actors: { command: accept.logic } }),
      },
      actions: { forgetCode },
    }),
    { code: 'CODE' },
  )
  const steps: unknown[] = []
  app.on('navigate', (step) => steps.push(step))
  page.start()
  const commands = required(page.getSnapshot().children.commands)
  const run = { type: 'run', command: 'accept', input: { code: 'CODE' } } as const
  commands.send(run)
  accept.last().fail(refused)
  await new Promise(setImmediate)
  expect([forgetCode.mock.calls, steps, sentTo('session')]).toEqual([[], [], [expect.anything()]])
  commands.send(run)
  accept.last().answer(company)
  await new Promise(setImmediate)
  expect(forgetCode).toHaveBeenCalledOnce()
  expect(sentTo('session')).toContainEqual({ type: 'outdated' })
  expect(steps).toEqual([{ type: 'navigate', to: paths.area.employer, by: 'replace' }])
})
