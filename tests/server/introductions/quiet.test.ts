// @module-tag security
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { candidateProfileCalls } from '../../../contract/talent/profileCalls.ts'
import { days, type TestServer } from '../support/harness.ts'
import { startWithCompany, visibleCandidateAt } from '../support/introductions/introductions.ts'
import { ask } from '../support/applications.ts'

vi.setConfig({ testTimeout: 60_000 })

type Candidate = Awaited<ReturnType<typeof visibleCandidateAt>>

const show = (candidate: Candidate, visibility: string) =>
  candidate.browser.send(`/api/candidate/${candidateProfileCalls.setVisibility.path}`, {
    body: JSON.stringify({ visibility }),
  })

const mailsTo = async (server: TestServer, { emailAddress }: { readonly emailAddress: string }) =>
  (await server.mails(emailAddress)).length

/** Data of an invitation that a company receives, without the values that identify it. */
const shapeOf = ({
  id: _,
  createdAt: __,
  endedAt: _____,
  person: { id: ___, ...person },
  timeline,
  turn,
  ...rest
}: Awaited<ReturnType<Awaited<ReturnType<typeof startWithCompany>>['employer']['look']>>) => ({
  ...rest,
  person,
  side: turn?.side,
  timeline: timeline.map(({ at: ____, ...event }) => event),
})

test('a person invited by name and now anonymous can be invited again, which only the company sees, as if they did not reply', async () => {
  const { employer, posting, server } = await startWithCompany()
  const candidate = await visibleCandidateAt(server, { visibility: 'named' })
  const stranger = await visibleCandidateAt(server)
  const first = await employer.invited(candidate, posting.id)
  await candidate.respond(first.id, { type: 'decline' })
  await show(candidate, 'anonymous')
  const before = await mailsTo(server, candidate)

  const again = await employer.invited(candidate, posting.id)
  const other = await employer.invited(stranger, posting.id)

  expect(shapeOf(await employer.look(again.id))).toEqual(shapeOf(await employer.look(other.id)))
  expect((await candidate.invitations()).items.map(({ id }) => id)).toEqual([first.id])
  expect((await candidate.invitations()).counts).toEqual({ open: 0, waiting: 0, ended: 1 })
  const waiting = await ask(candidate.browser, 'countWaiting')
  expect(v.parse(v.object({ waiting: v.number() }), waiting.result)).toEqual({ waiting: 0 })
  // The company knows that it has already asked this person.
  expect((await employer.invite(candidate, posting.id)).error?.message).toContain('in the last 6 months')

  server.clock.now += days(7) + 60_000
  await server.meetDeadlines()
  expect(shapeOf(await employer.look(again.id))).toEqual(shapeOf(await employer.look(other.id)))
  expect((await employer.look(again.id)).state).toBe('lapsed')
  expect(await mailsTo(server, candidate)).toBe(before)
})

test('a withdrawn quiet invitation is not reported to the candidate', async () => {
  const { employer, posting, server } = await startWithCompany()
  const candidate = await visibleCandidateAt(server, { visibility: 'named' })
  const first = await employer.invited(candidate, posting.id)
  await candidate.respond(first.id, { type: 'decline' })
  await show(candidate, 'hidden')
  await show(candidate, 'anonymous')
  const before = await mailsTo(server, candidate)
  const { id } = await employer.invited(candidate, posting.id)
  await employer.act(id, { type: 'withdraw' })
  expect((await employer.look(id)).state).toBe('withdrawn')
  expect(await mailsTo(server, candidate)).toBe(before)
})

test('a person who shows the name again is openly refused to the company that invited them', async () => {
  const { employer, posting, server } = await startWithCompany()
  const candidate = await visibleCandidateAt(server, { visibility: 'named' })
  const { id } = await employer.invited(candidate, posting.id)
  await candidate.respond(id, { type: 'decline' })
  await show(candidate, 'anonymous')
  await show(candidate, 'named')
  expect((await employer.invite(candidate, posting.id)).error?.message).toContain('in the last 6 months')
})
