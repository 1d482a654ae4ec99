import type { PostingContent } from '../../contract/postings/posting.ts'
import { expect, test } from '../support/fixtures.ts'
import { fillLogin, loginButton, register, somebody, toasts, verifyAddress } from '../support/people.ts'
import { publish } from '../support/publishing.ts'

const question: PostingContent['questions'][number] = {
  key: 'why',
  label: 'Why do you apply?',
  kind: 'short',
  options: [],
  required: true,
  knockOut: null,
}

for (const where of ['beside the upload', 'in the header'] as const)
  test(`a signed-out candidate logs in ${where} to use the resume of the account, and typed text stays`, async ({
    page,
    app,
    mailbox,
    browser,
    browserConsole,
  }) => {
    const { path } = await publish(page, app, mailbox, { questions: [question] })
    const context = await browser.newContext({ baseURL: app.origin })
    browserConsole.watch(context)
    const own = await context.newPage()
    const person = somebody()
    await register(own, person)
    await verifyAddress(own, mailbox, person)
    await own.goto('/candidate/resumes')
    await own.getByRole('button', { name: 'Write a resume' }).click()
    await expect(own.getByLabel('Full name')).toHaveValue('Ada Byron')
    await own.getByLabel('Name of this resume').fill('Engines')
    await expect(own.getByText(/^Saved \d{1,2}:\d\d\s[AP]M$/)).toBeVisible()
    await own.goto('/candidate/logout')
    await expect(own.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible()

    await own.goto(`${path}/apply`)
    await own.getByLabel('Why do you apply?').fill('Wheels.')
    await own.getByText('Write one here').click()
    await own.getByLabel('Your letter').fill('Dear team,\nI build engines.')
    const link =
      where === 'in the header'
        ? own.getByRole('banner').getByRole('link', { name: 'Login' })
        : own.getByRole('link', { name: 'Log in to use your resume' })
    await link.click()
    await fillLogin(own, person)
    await loginButton(own).click()

    await expect(own.getByRole('heading', { level: 1, name: 'Apply: Engine builder' })).toBeVisible()
    await own.getByRole('radio', { name: 'Engines' }).check()
    await expect(own.getByLabel('Why do you apply?')).toHaveValue('Wheels.')
    await expect(own.getByLabel('Your letter')).toHaveValue('Dear team,\nI build engines.')
    await own.getByRole('button', { name: 'Send application' }).click()
    await expect(toasts(own).last()).toContainText('your letter, and 1 answer')
    await context.close()
  })
