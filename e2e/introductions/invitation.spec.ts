import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright/test'
import * as v from 'valibot'
import { sentIntroduction } from '../../contract/introductions/calls.ts'
import { introductionPaths } from '../../contract/introductions/paths.ts'
import { ownPosting } from '../../contract/postings/calls.ts'
import { emptyProfile } from '../../contract/talent/profile.ts'
import type { App } from '../support/app.ts'
import { expect, test } from '../support/fixtures.ts'
import { ask, join } from '../support/joining.ts'
import type { Mailbox } from '../support/mailbox.ts'
import { somebody } from '../support/people.ts'
import { wholePosting } from '../support/publishing.ts'

const question = {
  key: 'ticket',
  label: 'Do you have a ticket?',
  kind: 'yesNo' as const,
  options: [],
  required: true,
  knockOut: null,
}

interface Tools {
  readonly app: App
  readonly browser: Browser
  readonly mailbox: Mailbox
  readonly page: Page
}

const foundSchema = v.looseObject({
  people: v.array(v.looseObject({ id: v.string(), headline: v.string() })),
})
const revised = v.looseObject({ revision: v.number() })

/** A verified company that has invited an anonymous candidate, each in a browser of their own. */
async function invited({ app, browser, mailbox, page: employer }: Tools) {
  const domain = `w${randomUUID().slice(0, 8)}.example`
  await join(employer, app, mailbox, 'employer', somebody({ emailAddress: `ada@${domain}` }))
  const { revision } = v.parse(revised, await ask(employer, app, 'employer/read-company', {}))
  const company = { name: `Works ${domain}`, website: `https://${domain}`, about: '' }
  await ask(employer, app, 'employer/update-company', { revision, company })
  const draft = v.parse(
    ownPosting,
    await ask(employer, app, 'employer/create-posting', { title: 'Engine Builder' }),
  )
  const posting = { ...wholePosting(), questions: [question] }
  await ask(employer, app, 'employer/save-posting', { id: draft.id, revision: draft.revision, posting })
  const saved = v.parse(ownPosting, await ask(employer, app, 'employer/read-posting', { id: draft.id }))
  await ask(employer, app, 'employer/posting-event', {
    id: draft.id,
    revision: saved.revision,
    event: { type: 'publish' },
  })

  const context = await browser.newContext({ baseURL: app.origin })
  const candidate = await context.newPage()
  await join(candidate, app, mailbox, 'candidate', somebody({ firstName: 'Mina', lastName: 'Okafor' }))
  // A name that no other test searches for.
  const word = `engines${randomUUID().slice(0, 8)}`
  const headline = `Builder of ${word}`
  const profile = { ...emptyProfile, headline }
  await ask(candidate, app, 'candidate/save-profile', { revision: 1, profile })
  await ask(candidate, app, 'candidate/set-visibility', { visibility: 'anonymous' })
  await ask(candidate, app, 'candidate/create-resume', { title: 'Engines' })

  const found = await ask(employer, app, 'employer/search-profiles', { q: word })
  const { people } = v.parse(foundSchema, found)
  const person = people.find((each) => each.headline === headline)
  const { id } = v.parse(
    sentIntroduction,
    await ask(employer, app, 'employer/ask-introduction', {
      id: person?.id,
      postingId: draft.id,
      message: 'Your profile fits. Would you like to talk?',
    }),
  )
  return { candidate, employer, id }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

test(
  'an invitation is accepted, talked about in two browsers, and becomes an application',
  {
    tag: '@postgres',
  },
  async ({ app, browser, mailbox, page }) => {
    const { candidate, employer, id } = await invited({ app, browser, mailbox, page })
    await employer.goto(introductionPaths.sentIntroduction(id))
    await expect(employer.getByText('Mina Okafor')).toHaveCount(0)

    await candidate.goto('/candidate/applications')
    await candidate.getByRole('link', { name: 'Invitations to apply' }).click()
    await candidate.getByRole('link', { name: 'Engine Builder' }).click()
    await button(candidate, 'Accept the invitation').click()
    await dialog(candidate).getByLabel('My name and photo').check()
    await dialog(candidate).getByRole('button', { name: 'Accept the invitation' }).click()

    // Both sides follow one another without a reload.
    await expect(employer.getByText('Mina Okafor').first()).toBeVisible()
    await employer.getByLabel('Message to Mina Okafor').fill('When can you start?')
    await button(employer, 'Send reply').click()
    await expect(candidate.getByText('When can you start?')).toBeVisible()

    await button(candidate, 'Apply now').click()
    await dialog(candidate).getByLabel('Do you have a ticket?').selectOption('Yes')
    await dialog(candidate).getByRole('button', { name: 'Apply now' }).click()
    await expect(candidate.getByRole('link', { name: 'View application' })).toBeVisible()
    await employer.getByRole('link', { name: 'View application' }).click()
    await expect(employer.getByRole('heading', { name: 'Mina Okafor' })).toBeVisible()
  },
)

test('a declined invitation needs no reason, and names nobody', async ({ app, browser, mailbox, page }) => {
  const { candidate, employer, id } = await invited({ app, browser, mailbox, page })
  await employer.goto(introductionPaths.sentIntroduction(id))
  await candidate.goto(introductionPaths.introduction(id))
  await button(candidate, 'Not interested').click()
  await dialog(candidate).getByRole('button', { name: 'Not interested' }).click()
  await expect(candidate.getByText('You declined')).toBeVisible()
  await expect(employer.getByText('Not interested', { exact: true })).toBeVisible()
  await expect(employer.getByText('Mina Okafor')).toHaveCount(0)
})
