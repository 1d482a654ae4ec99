import type { Page } from 'playwright/test'
import { emptyProfile } from '../../contract/talent/profile.ts'
import { forYou, onlyWord } from '../support/alerts.ts'
import { expect, test } from '../support/fixtures.ts'
import { ask, join } from '../support/joining.ts'
import { somebody } from '../support/people.ts'
import { publish } from '../support/publishing.ts'
import { openPosting } from '../support/talent.ts'

const card = (page: Page, title: string) => forYou(page).getByRole('listitem').filter({ hasText: title })

async function hide(page: Page, title: string, what: 'Hide this job' | 'Hide this company'): Promise<void> {
  await card(page, title).getByLabel(`More actions for ${title}`).click()
  await card(page, title).getByRole('button', { name: what }).click()
}

test('Home shows six jobs with the reasons, and leaves out a hidden job and company until they are shown again.', async ({
  page,
  app,
  mailbox,
}) => {
  const word = onlyWord()
  for (const title of [`Junior ${word}`, `Senior ${word}`, `Trainee ${word}`, `Lead ${word}`])
    await publish(page, app, mailbox, { title })
  // Two further postings of the employer who is still logged in.
  for (const title of [`${word} by day`, `${word} by night`]) await openPosting(page, app, { title })
  await publish(page, app, mailbox, { title: `Chief ${word}` })
  await page.context().clearCookies()
  await join(page, app, mailbox, 'candidate', somebody())
  const looksFor = {
    ...emptyProfile.looksFor,
    titles: [word],
    places: [{ name: 'London', region: 'England', country: 'GB', lat: 51.5, lon: -0.12, radius: 25 }],
    payFloor: { amount: 3_000_000, currency: 'GBP', period: 'year' },
  }
  await ask(page, app, 'candidate/save-profile', { revision: 1, profile: { ...emptyProfile, looksFor } })

  await page.goto('/candidate')
  const titles = forYou(page).getByRole('heading', { level: 3 })
  const newest = [`Chief ${word}`, `${word} by night`, `${word} by day`, `Lead ${word}`, `Trainee ${word}`]
  await expect(titles).toHaveText([...newest, `Senior ${word}`])
  for (const title of newest) {
    await expect(card(page, title)).toContainText(`“${word}” in your preferences`)
    await expect(card(page, title)).toContainText('In London')
    await expect(card(page, title)).toContainText('Pays above your minimum')
  }

  await hide(page, `Chief ${word}`, 'Hide this job')
  await expect(
    forYou(page)
      .getByRole('status')
      .filter({ hasText: `Chief ${word} is hidden.` }),
  ).toBeVisible()
  await forYou(page).getByRole('button', { name: 'Undo' }).click()
  await expect(titles).toHaveText([...newest, `Senior ${word}`])
  await hide(page, `Chief ${word}`, 'Hide this job')
  await expect(forYou(page).getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.reload()
  await expect(titles).toHaveText([...newest.slice(1), `Senior ${word}`, `Junior ${word}`])

  await hide(page, `${word} by night`, 'Hide this company')
  await expect(forYou(page).getByText('All jobs of Engine Works are hidden.')).toBeVisible()
  const others = [`Trainee ${word}`, `Senior ${word}`, `Junior ${word}`]
  await expect(titles).toHaveText(others)
  await forYou(page).getByRole('button', { name: 'Undo' }).click()
  await expect(titles).toHaveText([...newest.slice(1), `Senior ${word}`, `Junior ${word}`])
  await hide(page, `Lead ${word}`, 'Hide this company')
  await expect(titles).toHaveText(others)
  await page.reload()
  await expect(titles).toHaveText(others)

  await page.goto('/candidate/profile?tab=preferences')
  const hidden = page.getByRole('list', { name: 'Hidden jobs and companies' })
  await hidden.getByRole('button', { name: 'Show again: Engine Works' }).click()
  await hidden.getByRole('button', { name: `Show again: Chief ${word}` }).click()
  await expect(page.getByText('You haven’t hidden anything.')).toBeVisible()
  await page.goto('/candidate')
  await expect(titles).toHaveText([...newest, `Senior ${word}`])
})
