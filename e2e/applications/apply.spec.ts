import type { Page } from 'playwright/test'
import type { PostingContent } from '../../contract/postings/posting.ts'
import { bringResume, joinVerified } from '../support/applying.ts'
import { writtenLetter } from '../support/letters.ts'
import type { Mailbox } from '../support/mailbox.ts'
import { resumeCalls } from '../../contract/resumes/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { fillRegistration, logIn, register, registerButton, somebody, toasts } from '../support/people.ts'
import { publish } from '../support/publishing.ts'
import { chooseResume } from '../support/resumes.ts'

const question: PostingContent['questions'][number] = {
  key: 'why',
  label: 'Why do you apply?',
  kind: 'short',
  options: [],
  required: true,
  knockOut: null,
}
const ticket = {
  ...question,
  key: 'ticket',
  label: 'Do you have a ticket for heights?',
  kind: 'yesNo',
  knockOut: { equals: true },
} as const

const upload = (page: Pick<Page, 'getByLabel'>) => page.getByLabel(/^Upload a/)
const send = (page: Page) => page.getByRole('button', { name: 'Send application' })
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Apply: Engine builder' })

async function verify(page: Page, mailbox: Mailbox, emailAddress: string) {
  await page.goto(await mailbox.link(emailAddress, '/auth/verify/candidate/'))
  await expect(toasts(page)).toContainText('You have just verified your email successfully.')
}

test('a candidate with a resume applies in two actions, and finds it on the page of the job', async ({
  page,
  app,
  mailbox,
  browser,
  browserConsole,
}) => {
  const { path } = await publish(page, app, mailbox, { questions: [question] })
  const second = await publish(
    await (await browser.newContext({ baseURL: app.origin })).newPage(),
    app,
    mailbox,
    {
      title: 'Engine minder',
      questions: [{ ...question, key: 'because' }],
    },
  )
  const context = await browser.newContext({ baseURL: app.origin })
  browserConsole.watch(context)
  const own = await context.newPage()
  const person = somebody()
  await register(own, person)
  await verify(own, mailbox, person.emailAddress)
  await own.goto(path)
  await own.getByRole('link', { name: 'Apply', exact: true }).click()
  await expect(title(own)).toBeVisible()
  await chooseResume(upload(own), 'Ada.pdf')
  await expect(own.getByRole('radio', { name: /^Ada\.pdf/ })).toBeChecked()
  await own.getByLabel('Why do you apply?').fill('Wheels.')
  await expect(own.getByText(/^Saved \d{1,2}:\d\d\s[AP]M$/)).toBeVisible()
  await own.goto(path)
  await own.getByRole('link', { name: 'Continue application' }).click()
  await expect(own.getByLabel('Why do you apply?')).toHaveValue('Wheels.')
  const elsewhere = await (await browser.newContext({ baseURL: app.origin })).newPage()
  await logIn(elsewhere, person)
  await elsewhere.goto(`${path}/apply`)
  await expect(elsewhere.getByLabel('Why do you apply?')).toHaveValue('Wheels.')
  await elsewhere.context().close()
  await send(own).click()
  await expect(toasts(own).last()).toContainText(
    /We sent your application [A-Z0-9-]{7} to Engine Works: Ada\.pdf and 1 answer\. Engine Works replies by/,
  )
  await own.goto(path)
  await expect(own.getByText(/^You applied on/).getByRole('link')).toHaveAttribute(
    'href',
    /^\/candidate\/applications\/[A-Z0-9-]{7}$/,
  )
  await expect(own.getByRole('link', { name: 'Apply', exact: true })).toHaveCount(0)
  await own.goto(`${path}/apply`)
  await expect(own.getByRole('heading', { name: 'You’ve already applied' })).toBeVisible()

  // Known data is already filled in, so the candidate only opens and sends the form.
  await own.goto(second.path)
  await own.getByRole('link', { name: 'Apply', exact: true }).click()
  await expect(own.getByRole('radio', { name: /^Ada\.pdf/ })).toBeChecked()
  await expect(own.getByLabel('Why do you apply?')).toHaveValue('Wheels.')
  await expect(own.getByText('From an earlier application. Check that it still fits.')).toBeVisible()
  await send(own).dblclick()
  await expect(toasts(own).filter({ hasText: /We sent your application .* to Engine Works/ })).toHaveCount(1)
  await context.close()
})

test('A guest writes an application by keyboard, registers, verifies the address, returns and sends it.', async ({
  page,
  app,
  mailbox,
  browser,
  browserConsole,
}) => {
  // Allows the server's refusal of an application before the email address is verified.
  browserConsole.allow(/Failed to load resource/)
  const { path } = await publish(page, app, mailbox, { questions: [question, ticket] })
  const context = await browser.newContext({ baseURL: app.origin })
  browserConsole.watch(context)
  const own = await context.newPage()
  await own.goto(path)
  await own.getByRole('link', { name: 'Apply', exact: true }).press('Enter')
  await expect(title(own)).toBeVisible()
  await send(own).press('Enter')
  const problems = own.getByRole('group', { name: 'There is a problem' })
  await expect(problems).toBeFocused()
  await problems.getByRole('link', { name: /^Why do you apply/ }).press('Enter')
  await expect(own.getByLabel('Why do you apply?')).toBeFocused()
  await own.keyboard.type('Wheels.')
  await own.keyboard.press('Tab')
  await own.keyboard.press('ArrowRight')
  await own.getByRole('radio', { name: 'No letter' }).press('ArrowRight')
  await own.getByLabel('Your letter').fill('Dear team,\nI build engines.')
  await chooseResume(upload(own.getByRole('region', { name: '1 Resume', exact: true })), 'Ada.pdf')
  await expect(own.getByRole('radio', { name: /^Ada\.pdf/ })).toBeChecked()
  await own.reload()
  await expect(own.getByRole('radio', { name: /^Ada\.pdf/ })).toBeChecked()
  await expect(own.getByLabel('Your letter')).toHaveValue('Dear team,\nI build engines.')

  await send(own).press('Enter')
  await expect(own.getByRole('heading', { name: 'One more step: log in to send' })).toBeFocused()
  await own.getByRole('main').getByRole('link', { name: 'Create Account' }).press('Enter')
  const person = somebody()
  await fillRegistration(own, person)
  await registerButton(own).click()
  await expect(title(own)).toBeVisible()
  await expect(own.getByLabel('Your letter')).toHaveValue('Dear team,\nI build engines.')
  await expect(own.getByRole('radio', { name: /^Ada\.pdf/ })).toBeChecked()
  await expect(own.getByText('isn’t verified yet')).toBeVisible()
  await expect(own.getByText(/^Saved \d{1,2}:\d\d\s[AP]M$/)).toBeVisible()
  await send(own).click()
  await expect(own.getByRole('alert').filter({ hasText: /^Verify your email first/ })).toBeVisible()

  await own.goto(await mailbox.link(person.emailAddress, '/auth/verify/candidate/'))
  await expect(own).toHaveURL(`${path}/apply`)
  await expect(own.getByLabel('Why do you apply?')).toHaveValue('Wheels.')
  await send(own).click()
  await expect(toasts(own).last()).toContainText('Ada.pdf, your letter, and 2 answers')
  await context.close()
})

test('a rejected file shows why at its field, and a job that closes meanwhile keeps the draft', async ({
  page,
  app,
  mailbox,
  browser,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const { path, send: happen } = await publish(page, app, mailbox)
  const own = await (await browser.newContext({ baseURL: app.origin })).newPage()
  const person = somebody()
  await register(own, person)
  await verify(own, mailbox, person.emailAddress)
  await own.goto(`${path}/apply`)
  await chooseResume(upload(own), 'Large.pdf', 5 * 1_024 * 1_024)
  await expect(own.getByText('This file is larger than 5 MB.')).toBeVisible()
  await upload(own).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') })
  await expect(own.getByText('Choose a PDF. Most apps can save one.')).toBeVisible()
  await upload(own).setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('Hello'),
  })
  await expect(own.getByText('This isn’t a PDF, or it’s damaged.')).toBeVisible()
  await chooseResume(upload(own), 'Ada.pdf')
  await expect(own.getByText(/^Saved \d{1,2}:\d\d\s[AP]M$/)).toBeVisible()
  await happen({ type: 'close', outcome: 'cancelled' })
  await send(own).click()
  await expect(own.getByRole('heading', { name: 'This job closed while you were writing' })).toBeVisible()
  await expect(own.getByText('Your draft is saved.')).toBeVisible()
  await own.reload()
  await expect(own.getByRole('heading', { name: 'This job isn’t taking applications' })).toBeVisible()
})

test('a candidate sends one of their letters; one with an empty field opens the letter instead (M49)', async ({
  page,
  app,
  mailbox,
}) => {
  const { path } = await publish(page, app, mailbox)
  await joinVerified(page, app, mailbox)
  await bringResume(page, app)
  await writtenLetter(page, app, { title: 'For {{', body: 'Dear {{team}} of {{company}},\n\n{{name}}' })

  await page.goto(`${path}/apply`)
  await page.getByRole('radio', { name: 'Use a saved letter' }).check()
  const read = page.getByRole('region', { name: 'Preview' })
  await expect(read).toContainText('of Engine Works,')
  await expect(read).toContainText('Mina Okafor')
  await send(page).click()
  const chosen = page.getByLabel('Letter to send')
  await expect(chosen).toBeFocused()
  await expect(chosen).toHaveAccessibleDescription(/Remove {{team}} from the letter/)

  await page.getByRole('radio', { name: 'Write one here' }).check()
  await page.getByLabel('Your letter').fill('Dear team of {{company}}')
  await page.getByRole('button', { name: 'Save to Cover Letters' }).click()
  await expect(chosen.locator('option:checked')).toHaveText('For Engine builder')
  await expect(read).toContainText('Dear team of Engine Works')
  await send(page).click()
  await expect(page).toHaveURL(/\/candidate\/applications\//)
  await page.getByText('Cover letter', { exact: true }).click()
  await expect(page.getByText('Dear team of Engine Works')).toBeVisible()
})

test('a candidate with a resume that was written here applies in two actions, and both sides have its PDF (M41)', async ({
  page,
  app,
  mailbox,
}) => {
  const { path } = await publish(page, app, mailbox)
  await joinVerified(page, app, mailbox)
  const made = await page.request.post(`${app.origin}/api/candidate/${resumeCalls.createResume.path}`, {
    headers: { origin: app.origin },
    data: {
      title: 'Engines',
      document: {
        basics: { name: 'Mina Okafor', email: 'mina@example.com' },
        work: [{ name: 'Sheds', position: 'Builder' }],
      },
    },
  })
  expect(made.ok()).toBe(true)

  await page.goto(path)
  await page.getByRole('link', { name: 'Apply', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Engines' })).toBeChecked()
  const picture = page.locator('label', { hasText: 'Engines' }).locator('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await send(page).click()
  await expect(page).toHaveURL(/\/candidate\/applications\//)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /\.pdf/ }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
})
