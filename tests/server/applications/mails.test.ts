import { expect, test } from 'vitest'
import { days } from '../support/harness.ts'
import { candidateAt, startWithPosting } from '../support/applications.ts'

const message = 'A word to you.'

/** The subjects of the mails about applications to somebody, with what was said in each. */
async function toldTo(
  { mails }: Awaited<ReturnType<typeof startWithPosting>>['server'],
  { emailAddress }: { readonly emailAddress: string },
) {
  const sent = (await mails(emailAddress)).filter(({ subject }) => !subject.startsWith('Verify'))
  return sent.map(
    ({ subject, text }) => `${subject.split(' |')[0]}${text.includes(message) ? ': ' + message : ''}`,
  )
}

test('each side is told by mail what concerns it, and of every end the candidate exactly once', async () => {
  const { employer, posting, server } = await startWithPosting({ openings: 5, validThrough: '2030-03-30' })
  const [first, second] = [await candidateAt(server), await candidateAt(server)]
  const { id } = await first.applied(posting.slug)
  await employer.answer(id, { type: 'ask', message })
  await first.send(id, { type: 'reply', message })
  await employer.answer(id, { type: 'reject', reason: 'skills', message })
  const before = ['Your application was sent', `You are asked something: ${message}`]
  expect(await toldTo(server, first)).toEqual(before)
  server.clock.now += 601_000
  await server.meetDeadlines()
  expect(await toldTo(server, first)).toEqual([...before, `You were not selected: ${message}`])
  expect(await toldTo(server, employer)).toEqual([
    // Who has applied is told once a day, unless the employer wants it at once.
    `Somebody has answered you: ${message}`,
  ])

  const late = await second.applied(posting.slug)
  for (const wait of [10, 7]) {
    server.clock.now += days(wait)
    await server.meetDeadlines()
  }
  await second.send(late.id, { type: 'release' })
  expect(await toldTo(server, second)).toEqual([
    'Your application was sent',
    'An answer to you is late',
    'You may stop waiting',
    'Your application has ended',
  ])
  expect(await toldTo(server, employer)).toContain('Your answer is late')
})
