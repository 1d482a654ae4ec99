import type { Page } from 'playwright/test'
import * as v from 'valibot'
import { paths } from '../../contract/paths.ts'
import { emptyProfile } from '../../contract/talent/profile.ts'
import { ownProfile } from '../../contract/talent/profileCalls.ts'
import type { App } from '../support/app.ts'
import { expect, test } from '../support/fixtures.ts'
import { ask, join } from '../support/joining.ts'
import { somebody } from '../support/people.ts'
import { personId, provenEmployer, visiblePerson } from '../support/talent.ts'
import { writingWords } from '../../src/words/shared/writing.ts'
import { ownProfileWords } from '../../src/words/talent/profile.ts'
import { profileEditorWords as words, profileRows } from '../../src/words/talent/profileEditor.ts'
import { rowWords } from '../../src/words/shared/rows.ts'

const resume = {
  work: [{ name: 'Fernhill', position: 'Site carpenter', startDate: '2022-03' }],
  skills: [{ name: 'Timber framing' }],
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const saved = (page: Page) => page.getByText(/^Saved /).first()

/** “About” text in the displayed profile. */
const aboutIn = (page: Page) => page.getByRole('main').getByText('builds scenery.').first()

const readProfile = async (page: Page, app: App) =>
  v.parse(ownProfile, await ask(page, app, 'candidate/read-profile', {}))

const writeResume = async (page: Page, app: App) =>
  v.parse(
    v.looseObject({ id: v.string() }),
    await ask(page, app, 'candidate/create-resume', { title: 'Stage', document: resume }),
  ).id

test('a hidden profile saves automatically, copies entries from a resume and follows its changes, and links skills to them', async ({
  app,
  mailbox,
  page,
}) => {
  await join(page, app, mailbox, 'candidate', somebody({ firstName: 'Mina', lastName: 'Okafor' }))
  const id = await writeResume(page, app)
  await page.goto(paths.profile)
  await page.getByRole('link', { name: ownProfileWords.edit }).click()

  await page.getByLabel(words.headline).fill('Stage carpenter')
  await page.getByLabel(words.source).selectOption(words.fromResume('Stage'))
  await expect(page.getByText('Site carpenter', { exact: true }).first()).toBeVisible()
  await button(page, words.addSkills).click()
  await expect(page.getByLabel(words.skill(1), { exact: true })).toHaveValue('Timber framing')
  await page
    .getByRole('group', { name: words.evidence(1) })
    .getByRole('checkbox', { name: 'Site carpenter, Fernhill' })
    .check()
  await expect
    .poll(async () => (await readProfile(page, app)).profile.skills)
    .toEqual([{ name: 'Timber framing', evidence: ['Site carpenter, Fernhill'] }])
  await expect(saved(page)).toBeVisible()
  await expect(button(page, words.save)).toHaveCount(0)

  const work = [{ ...resume.work[0], position: 'Head carpenter' }]
  const document = { ...resume, work }
  await ask(page, app, 'candidate/save-resume', { id, revision: 1, title: 'Stage', document })
  await page.getByRole('link', { name: words.back }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Mina Okafor' })).toBeVisible()
  await expect(main.getByText('Head carpenter').first()).toBeVisible()
  await expect(main.getByText('Timber framing').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: ownProfileWords.recent.title })).toBeVisible()
})

test('employers see changes of a visible profile only after they are saved', async ({
  app,
  browser,
  browserConsole,
  mailbox,
}) => {
  const { headline, page } = await visiblePerson({ app, browser, browserConsole, mailbox })
  await page.goto(paths.editProfile)
  await expect(page.getByText(words.live)).toBeVisible()
  await page.getByLabel(words.headline).fill('Wheelwright')
  await expect(page.getByText(words.unsaved)).toBeVisible()
  await page.reload()
  // The change is stored on this device, but not on the server.
  await expect(page.getByLabel(words.headline)).toHaveValue('Wheelwright')
  expect((await readProfile(page, app)).profile.headline).toBe(headline)
  await button(page, words.save).click()
  await expect(page.getByText(words.saved, { exact: true })).toBeVisible()
  expect((await readProfile(page, app)).profile.headline).toBe('Wheelwright')
})

test('a tab with an outdated profile shows both texts, and saves the chosen one', async ({
  allowConsole,
  app,
  mailbox,
  page,
}) => {
  allowConsole(/status of 409/)
  await join(page, app, mailbox, 'candidate', somebody())
  await page.goto(paths.editProfile)
  await page.getByLabel(words.headline).fill('Carpenter')
  await expect(saved(page)).toBeVisible()
  const { revision } = await readProfile(page, app)
  const profile = { ...emptyProfile, headline: 'Joiner' }
  await ask(page, app, 'candidate/save-profile', { revision, profile })

  await page.getByLabel(words.headline).fill('Wheelwright')
  const conflict = page.getByRole('region', { name: writingWords.changedElsewhere })
  await expect(conflict).toContainText('Joiner')
  await expect(conflict).toContainText('Wheelwright')
  expect((await readProfile(page, app)).profile.headline).toBe('Joiner')
  await conflict.getByRole('button', { name: writingWords.versions.keepYours }).click()
  await expect(conflict).toHaveCount(0)
  await expect.poll(async () => (await readProfile(page, app)).profile.headline).toBe('Wheelwright')
})

test('the editor adds and removes entries, and shows a wrong date at its field', async ({
  app,
  mailbox,
  page,
}) => {
  await join(page, app, mailbox, 'candidate', somebody())
  await page.goto(paths.editProfile)
  await button(page, rowWords.add(profileRows.position.noun)).click()
  await page.getByLabel(words.position(1), { exact: true }).fill('Cooper')
  await page.getByLabel(words.from(1), { exact: true }).fill('March')
  await expect(page.getByText('Enter a year, or a year and a month, such as 2024-05.').first()).toBeVisible()
  await page.getByLabel(words.from(1), { exact: true }).fill('2024-03')
  await expect
    .poll(async () => (await readProfile(page, app)).profile.experience)
    .toMatchObject([{ position: 'Cooper', startDate: '2024-03' }])
  await button(page, rowWords.removeRow(profileRows.position.noun, 1)).click()
  await expect.poll(async () => (await readProfile(page, app)).profile.experience).toEqual([])
})

test('the preview shows the profile as a company sees it, and is empty for an excluded company', async ({
  allowConsole,
  app,
  browser,
  browserConsole,
  mailbox,
  page: employer,
}) => {
  allowConsole(/status of 404/)
  const company = await provenEmployer(employer, { app, mailbox })
  const { page, word } = await visiblePerson(
    { app, browser, browserConsole, mailbox },
    { about: 'Mina Okafor builds scenery.', skills: [{ name: 'Timber framing', evidence: [] }] },
  )
  const id = await personId(employer, app, word)
  await employer.goto(`/employer/talent/${id}`)
  await expect(aboutIn(employer)).toBeVisible()
  const gets = await aboutIn(employer).innerText()

  await page.goto(paths.profile)
  const { label, find, see, exclude } = ownProfileWords.companies
  await page.getByLabel(label).fill(company)
  await button(page, find).click()
  await page.getByRole('button', { name: see(company) }).click()
  await expect(page.getByText(ownProfileWords.preview.banner(company))).toBeVisible()
  await expect(aboutIn(page)).toHaveText(gets)
  await expect(page.getByRole('main').getByText('Mina Okafor')).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Timber framing').first()).toBeVisible()

  await page.getByRole('button', { name: exclude }).first().click()
  await expect(page.getByText(ownProfileWords.preview.nothing.title(company))).toBeVisible()
  await employer.reload()
  await expect(employer.getByText('builds scenery.')).toHaveCount(0)
})
