import { expect, test } from 'vitest'
import { candidateAt, startWithPosting } from '../support/applications.ts'

test('the mail about a closed job links its search, with the form that saves it', async () => {
  const { employer, posting, server } = await startWithPosting({ title: 'Engine Builder' })
  const candidate = await candidateAt(server)
  await candidate.applied(posting.slug)
  await employer.send(posting.id, { type: 'close', outcome: 'cancelled', message: 'We stopped.' })
  const mail = (await server.mails(candidate.emailAddress)).at(-1)

  expect(mail?.subject).toContain('Job closed')
  expect(mail?.text).toContain('/jobs?q=Engine+Builder&place=London%2C+GB&alert=new')
})
