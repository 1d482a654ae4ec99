import type { Page } from 'playwright/test'
import * as v from 'valibot'
import { emptyPosting } from '../../contract/postings/posting.ts'
import { expect } from './fixtures.ts'
import type { App } from './app.ts'
import type { Mailbox } from './mailbox.ts'
import { registerEmployer, somebody, toasts } from './people.ts'

const DAY = 86_400_000
const answer = v.object({ result: v.looseObject({ id: v.string(), revision: v.number() }) })
const saved = v.object({ result: v.object({ revision: v.number() }) })

/** Has a new employer publish a job in Leeds, on site. */
export async function publishJob(page: Page, app: App, mailbox: Mailbox, title: string): Promise<void> {
  const person = somebody()
  await registerEmployer(page, person)
  await page.goto(await mailbox.link(person.emailAddress, '/auth/verify/'))
  await expect(toasts(page)).toContainText('You have just verified your email successfully.')
  const call = async (path: string, data: object): Promise<unknown> => {
    const url = `${app.origin}/api/employer/${path}`
    const response = await page.request.post(url, { headers: { origin: app.origin }, data })
    expect(response.status(), path).toBe(200)
    return response.json()
  }
  const { id, revision } = v.parse(answer, await call('create-posting', { title })).result
  const posting = {
    ...emptyPosting(title),
    description: 'You build engines that compute. '.repeat(5),
    workplace: 'onSite',
    places: [{ name: 'Leeds', region: 'England', country: 'GB', lat: 53.796, lon: -1.548 }],
    employmentType: 'fullTime',
    pay: { min: 4_000_000, max: 6_000_000, currency: 'GBP', period: 'year' },
    existingVacancy: true,
    aiInScreening: { used: false, how: '' },
    validThrough: new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10),
  }
  const { result } = v.parse(saved, await call('save-posting', { id, revision, posting }))
  await call('posting-event', { id, revision: result.revision, event: { type: 'publish' } })
}
