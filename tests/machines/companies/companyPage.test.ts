import { expect, test } from 'vitest'
import type { CompanyPeople, OwnCompany } from '../../../contract/companies/ownCompany.ts'
import type { Run } from '../../../machines/commands/commands.ts'
import { companyPageMachine } from '../../../machines/companies/companyPage.ts'
import { logoCommandsMachine, type LogoCommands } from '../../../machines/companies/logoCommands.ts'
import { memberCommandsMachine, type MemberCommands } from '../../../machines/companies/memberCommands.ts'
import { proofCommandsMachine, type ProofCommands } from '../../../machines/companies/proofCommands.ts'
import { editingMachine, type SavedProfile } from '../../../machines/editing/editing.ts'
import { createReading } from '../../../machines/reading/reading.ts'
import { required } from '../../../machines/shared/required.ts'
import type { Submission } from '../../../machines/shared/submission.ts'
import { checked, company, onlyYou, people } from '../../../stories/companies/samples.ts'
import { employer, formOf, superseded, refused } from '../support/events.ts'
import { inApp } from '../support/inApp.ts'
import { held } from '../support/startFlow.ts'

const arrived = () => new Promise(setImmediate)

/** Starts the page and answers the reads of its company and members. */
async function opened() {
  const read = held<OwnCompany, object>()
  const list = held<CompanyPeople, object>()
  const member = held<CompanyPeople, Run<MemberCommands>>()
  const prove = held<OwnCompany, Run<ProofCommands>>()
  const picture = held<OwnCompany, Run<LogoCommands>>()
  const save = held<SavedProfile, Submission & { readonly id: string }>()
  const { page, sentTo } = inApp(
    companyPageMachine.provide({
      actors: {
        company: createReading<object, OwnCompany>().provide({ actors: { read: read.logic } }),
        editing: editingMachine.provide({ actors: { save: save.logic } }),
        people: createReading<object, CompanyPeople>().provide({ actors: { read: list.logic } }),
        members: memberCommandsMachine.provide({ actors: { command: member.logic } }),
        proof: proofCommandsMachine.provide({ actors: { command: prove.logic } }),
        logo: logoCommandsMachine.provide({ actors: { command: picture.logic } }),
      },
    }),
    { userId: employer.id },
  )
  page.start()
  expect(page.getSnapshot().value).toBe('opening')
  expect(list.calls).toEqual([])
  read.last().answer(company)
  await arrived()
  list.last().answer(people)
  await arrived()
  const children = () => page.getSnapshot().children
  return {
    page,
    sentTo,
    read,
    list,
    member,
    prove,
    picture,
    save,
    editing: required(children().editing),
    members: required(children().members),
    proof: required(children().proof),
    logo: required(children().logo),
    shown: () => ({
      company: children().company?.getSnapshot().context.data,
      people: children().people?.getSnapshot().context.data,
    }),
  }
}

type Opened = Awaited<ReturnType<typeof opened>>

function confirm({ members }: Opened, command: 'remove' | 'makeRecruiter' | 'leave') {
  const input = { id: 'grace' }
  members.send({ type: 'ask', command, input })
  members.send({ type: 'run', command, input })
}

test('the result of a command about members is shown without another read', async () => {
  const flow = await opened()
  confirm(flow, 'remove')
  flow.member.last().answer(onlyYou)
  await arrived()
  expect(flow.shown()).toEqual({ company, people: onlyYou })
  expect(flow.list.calls).toHaveLength(1)
  expect(flow.read.calls).toHaveLength(1)
})

test('an owner who steps down reads their new permissions', async () => {
  const flow = await opened()
  confirm(flow, 'makeRecruiter')
  flow.member.last().answer(onlyYou)
  await arrived()
  expect(flow.read.calls).toHaveLength(2)
})

test('a refused command about members reads both again, because somebody else may have been first', async () => {
  const flow = await opened()
  confirm(flow, 'remove')
  flow.member.last().fail(refused)
  await arrived()
  expect(flow.list.calls).toHaveLength(2)
  expect(flow.read.calls).toHaveLength(2)
})

test('a member who leaves is reported to the session, and the company is read again', async () => {
  const flow = await opened()
  confirm(flow, 'leave')
  flow.member.last().answer(onlyYou)
  await arrived()
  expect(flow.sentTo('session')).toContainEqual({ type: 'outdated' })
  expect(flow.read.calls).toHaveLength(2)
  expect(flow.shown().people).toEqual(people)
})

test('a verified website is shown with the company, and an unverified one causes no read', async () => {
  const flow = await opened()
  flow.proof.send({ type: 'run', command: 'prove', input: {} })
  flow.prove.last().fail(refused)
  await arrived()
  expect(flow.read.calls).toHaveLength(1)
  flow.proof.send({ type: 'run', command: 'prove', input: {} })
  flow.prove.last().answer(checked)
  await arrived()
  expect(flow.shown()).toEqual({ company: checked, people })
})

test('a saved company is shown without another read, and the session updates its member', async () => {
  const flow = await opened()
  flow.editing.send({ type: 'submit', form: formOf('companyName') })
  flow.save.last().answer({ user: employer, company: checked })
  await arrived()
  expect(flow.shown().company).toEqual(checked)
  expect(flow.read.calls).toHaveLength(1)
  expect(flow.sentTo('session')).toContainEqual({ type: 'updated', role: 'employer', user: employer })
})

test('a company changed elsewhere is read again; after another refusal it is not', async () => {
  const flow = await opened()
  flow.editing.send({ type: 'submit', form: formOf('companyName') })
  flow.save.last().fail(refused)
  await arrived()
  expect(flow.read.calls).toHaveLength(1)
  flow.editing.send({ type: 'submit', form: formOf('companyName') })
  flow.save.last().fail(superseded)
  await arrived()
  expect(flow.read.calls).toHaveLength(2)
})

test('a logo is shown as soon as it is uploaded, and a refused one causes no read', async () => {
  const flow = await opened()
  const file = new File(['picture'], 'logo.png', { type: 'image/png' })
  const set = () => flow.logo.send({ type: 'run', command: 'setPicture', input: { file } })
  set()
  expect(flow.logo.getSnapshot().hasTag('busy')).toBe(true)
  flow.picture.last().fail(refused)
  await arrived()
  expect(flow.logo.getSnapshot().context.failure).toEqual(refused)
  expect(flow.read.calls).toHaveLength(1)
  expect(flow.list.calls).toHaveLength(1)
  set()
  const logo = '/media/hash-192.webp'
  flow.picture.last().answer({ ...company, logo })
  await arrived()
  expect(flow.shown()).toEqual({ company: { ...company, logo }, people })
  expect(flow.logo.getSnapshot().context.failure).toBeUndefined()
})
