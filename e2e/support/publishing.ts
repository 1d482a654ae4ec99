import type { Page } from 'playwright/test'
import * as v from 'valibot'
import { ownPosting, postingCalls, type PostingCallName } from '../../contract/postings/calls.ts'
import { emptyPosting, type PostingContent } from '../../contract/postings/posting.ts'
import type { App } from './app.ts'
import { join } from './joining.ts'
import type { Mailbox } from './mailbox.ts'
import { somebody } from './people.ts'

/** Content of a posting with all required and some optional fields. */
export const wholePosting = (): PostingContent => ({
  ...emptyPosting('Engine builder'),
  description:
    '## The shop\n\nFour **people** who build engines that reckon, on most days of the week.\n\n- wheels\n- cards',
  requirements: [{ text: 'Reading drawings', kind: 'must' }],
  workplace: 'onSite',
  places: [{ name: 'London', region: 'England', country: 'GB', lat: 51.5, lon: -0.12 }],
  employmentType: 'fullTime',
  pay: { min: 4_000_000, max: 6_000_000, currency: 'GBP', period: 'year' },
  existingVacancy: true,
  aiInScreening: { used: false, how: '' },
  contact: 'ada@engines.example',
  validThrough: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
})

/**
 * Registers an employer and publishes a posting. Returns its ids and path, the employer, and a function that sends
 * events to the posting.
 *
 * @param more content that overrides the default
 */
export async function publish(page: Page, app: App, mailbox: Mailbox, more: Partial<PostingContent> = {}) {
  const person = somebody()
  await join(page, app, mailbox, 'employer', person)
  const call = async (name: PostingCallName, data: object): Promise<unknown> => {
    const answer = await page.request.post(`${app.origin}/api/employer/${postingCalls[name].path}`, {
      headers: { origin: app.origin },
      data,
    })
    return v.parse(v.object({ status: v.literal(true), result: v.unknown() }), await answer.json()).result
  }
  const posting = { ...wholePosting(), ...more }
  const { id } = v.parse(ownPosting, await call('createPosting', { title: posting.title }))
  await call('savePosting', { id, revision: 1, posting })
  const send = async (event: object) => {
    const { revision } = v.parse(ownPosting, await call('readPosting', { id }))
    return v.parse(ownPosting, await call('postingEvent', { id, revision, event }))
  }
  const { slug } = await send({ type: 'publish' })
  return { id, slug: slug ?? '', path: `/jobs/${slug}`, person, send }
}
