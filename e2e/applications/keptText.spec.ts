import type { Page } from 'playwright/test'
import type { PostingContent } from '../../contract/postings/posting.ts'
import { joinVerified } from '../support/applying.ts'
import { expect, test } from '../support/fixtures.ts'
import { publish } from '../support/publishing.ts'

const years: PostingContent['questions'][number] = {
  key: 'years',
  label: 'Years in a workshop',
  kind: 'number',
  options: [],
  required: false,
  knockOut: null,
}

const answer = (page: Page) => page.getByLabel('Years in a workshop')
const letter = (page: Page) => page.getByLabel('Your letter')

test('an application that cannot be saved is still there after a reload and a login (M46)', async ({
  page,
  app,
  mailbox,
}) => {
  const { path } = await publish(page, app, mailbox, { questions: [years] })
  await page.goto(`${path}/apply`)
  await answer(page).fill('about 5')
  await page.reload()
  await expect(answer(page)).toHaveValue('about 5')

  await joinVerified(page, app, mailbox)
  const tooLong = 'a'.repeat(6_001)
  await page.reload()
  await expect(answer(page)).toHaveValue('about 5')
  await page.getByRole('radio', { name: 'Write one here' }).check()
  await letter(page).fill(tooLong)
  const onlyHere = page.getByText(/^Saved.*\. On this device only: Letter, Years in a workshop$/)
  await expect(onlyHere).toBeVisible()
  await page.reload()
  await expect(onlyHere).toBeVisible()
  await expect(letter(page)).toHaveValue(tooLong)
  await expect(answer(page)).toHaveValue('about 5')
})

test('an application typed by one candidate is not shown to another on the same device', async ({
  page,
  app,
  mailbox,
  context,
}) => {
  const { path } = await publish(page, app, mailbox, { questions: [years] })
  await joinVerified(page, app, mailbox)
  const first = await context.cookies()
  await page.goto(`${path}/apply`)
  await answer(page).fill('about 5')
  await expect(page.getByText(/On this device only: Years in a workshop$/)).toBeVisible()
  await page.goto('/')

  await context.clearCookies()
  await joinVerified(page, app, mailbox)
  await page.goto(`${path}/apply`)
  await expect(page.getByRole('main').getByText(/^Saved/)).toBeVisible()
  await expect(answer(page)).toHaveValue('')
  await answer(page).fill('some')
  await expect(page.getByText(/On this device only: Years in a workshop$/)).toBeVisible()
  await page.goto('/')

  await context.clearCookies()
  await context.addCookies(first)
  await page.goto(`${path}/apply`)
  await expect(answer(page)).toHaveValue('about 5')
})
