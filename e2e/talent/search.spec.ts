import type { Page } from 'playwright/test'
import { talentPaths } from '../../contract/talent/paths.ts'
import { introductionFindings } from '../../server/words/introductions.ts'
import { shortlistWords } from '../../src/words/talent/shortlist.ts'
import { invitingWords, sentStateInWords } from '../../src/words/talent/inviting.ts'
import { talentWords } from '../../src/words/talent/search.ts'
import { problems } from '../support/accessible.ts'
import { pressOn, tabTo, typeInto } from '../support/byKeyboard.ts'
import { expect, test } from '../support/fixtures.ts'
import { ask, join } from '../support/joining.ts'
import { somebody } from '../support/people.ts'
import { openPosting, personId, provenEmployer, visiblePerson } from '../support/talent.ts'
import { whileStopped } from '../support/whileStopped.ts'

const london = {
  name: 'London',
  region: 'England',
  country: 'GB',
  lat: 51.5,
  lon: -0.12,
  radius: 25,
} as const
const paris = {
  ...london,
  name: 'Paris',
  region: 'Île-de-France',
  country: 'FR',
  lat: 48.86,
  lon: 2.35,
} as const

const seeking = (place: typeof london | typeof paris, isRemote: boolean) => ({
  looksFor: { titles: [], places: [place], isRemote, types: [], levels: [], payFloor: null },
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^\d+ (person|people)$/)
    .filter({ visible: true })
    .first()

test('a company searches, saves with a note, and invites, by keyboard alone', async ({
  app,
  browser,
  browserConsole,
  allowConsole,
  mailbox,
  page,
}) => {
  test.slow()
  // The server refuses the message once.
  allowConsole(/status of 422|status of 400/)
  await provenEmployer(page, { app, mailbox })
  await openPosting(page, app, { title: 'Engine Builder' })
  await openPosting(page, app, { title: 'Wheelwright' })
  const tools = { app, browser, browserConsole, mailbox }
  const { headline, word } = await visiblePerson(tools, seeking(london, true))
  await visiblePerson(tools, { headline: `Painter of ${word}`, ...seeking(london, false) })
  await visiblePerson(tools, { headline: `Seller of ${word}`, ...seeking(paris, false) })
  await page.setViewportSize({ width: 1100, height: 900 })
  await page.goto(talentPaths.talent)

  await test.step('by words, by place, and by a filter', async () => {
    await typeInto(page, page.getByLabel(talentWords.form.what), word)
    await page.keyboard.press('Enter')
    await expect(count(page)).toHaveText('3 people')
    await typeInto(page, page.getByLabel(talentWords.form.where), 'London')
    await pressOn(page, button(page, talentWords.form.search))
    await expect(count(page)).toHaveText('2 people')
    await pressOn(page, button(page, 'Filters'))
    await tabTo(page, page.getByRole('checkbox', { name: /^Remote/ }))
    await page.keyboard.press('Space')
    await expect(count(page)).toHaveText('1 person')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/workplace=remote/)
  })

  await test.step('opens the person', async () => {
    await pressOn(page, page.getByRole('list', { name: talentWords.list.name }).getByRole('link'))
    await expect(page.getByRole('region', { name: talentWords.pane.name })).toContainText(headline)
    await pressOn(page, link(page, talentWords.pane.page))
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeFocused()
  })

  await test.step('saves the person', async () => {
    await tabTo(page, button(page, talentWords.list.save))
    await page.keyboard.press('Space')
    await expect(button(page, talentWords.list.saved)).toBeFocused()
    await expect(button(page, talentWords.list.saved)).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('invites, and corrects the message', async () => {
    await pressOn(page, button(page, invitingWords.invite))
    await expect(page.getByLabel(invitingWords.posting)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button(page, invitingWords.invite)).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await tabTo(page, dialog.getByLabel(invitingWords.posting))
    await page.keyboard.type('Wheelwright')
    await expect(dialog.getByText('Pay shown to them:', { exact: false })).toBeVisible()
    const message = dialog.getByLabel(invitingWords.message)
    await tabTo(page, message)
    await page.keyboard.press('Control+End')
    await page.keyboard.type('Please pay a registration fee of 50 euros first.')
    await pressOn(page, dialog.getByRole('button', { name: invitingWords.send }))
    await expect(dialog.getByText(introductionFindings.payment).first()).toBeVisible()
    await expect(page.locator('dialog form:focus-within')).toBeVisible()
    await expect(message).toHaveValue(/registration fee/)
    await tabTo(page, message)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Your engines fit our workshop. Would you like to talk?')
    await pressOn(page, dialog.getByRole('button', { name: invitingWords.send }))
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(sentStateInWords.asked)).toBeVisible()
    await expect(button(page, invitingWords.invite)).toHaveCount(0)
  })

  await test.step('writes a note', async () => {
    await pressOn(page, link(page, talentWords.pane.toSearch))
    await pressOn(page, link(page, talentWords.tabs.shortlist))
    await pressOn(page, button(page, shortlistWords.addNote))
    await expect(page.getByLabel(shortlistWords.note, { exact: true })).toBeFocused()
    await page.keyboard.type('Call after the fair.')
    await pressOn(page, button(page, shortlistWords.saveNote))
    await expect(page.getByText('Call after the fair.')).toBeVisible()
    await expect(button(page, shortlistWords.editNote)).toBeFocused()
    await page.reload()
    await expect(page.getByText('Call after the fair.')).toBeVisible()
  })
})

test('search, person, shortlist, and invitations are accessible in both themes and at every width', async ({
  app,
  browser,
  browserConsole,
  mailbox,
  page,
}) => {
  test.slow()
  await provenEmployer(page, { app, mailbox })
  await openPosting(page, app)
  const { headline, word } = await visiblePerson(
    { app, browser, browserConsole, mailbox },
    { skills: [{ name: 'Reading drawings', evidence: [] }], ...seeking(london, true) },
  )
  const id = await personId(page, app, word)
  const found = `${talentPaths.talent}?q=${word}&workplace=remote`
  for (const address of [found, `${found}&person=${id}`, talentPaths.person(id)]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: headline }).first()).toBeVisible()
    expect(await problems(page), address).toEqual([])
  }
  await button(page, talentWords.list.save).click()
  await expect(button(page, talentWords.list.saved)).toBeVisible()
  await button(page, invitingWords.invite).click()
  await expect(page.getByRole('dialog').getByLabel(invitingWords.message)).toBeVisible()
  expect(await problems(page), 'the form of an invitation').toEqual([])
  await page.goto(`${talentPaths.talent}?tab=shortlist`)
  await button(page, shortlistWords.addNote).click()
  expect(await problems(page), 'the shortlist').toEqual([])
})

test('an unverified company sees no people, and learns how to get verified', async ({
  allowConsole,
  app,
  mailbox,
  page,
}) => {
  allowConsole(/status of 403/)
  await join(page, app, mailbox, 'employer', somebody())
  for (const address of [
    talentPaths.talent,
    `${talentPaths.talent}?tab=shortlist`,
    talentPaths.person('x'),
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: talentWords.unverified.title })).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  }
  await link(page, talentWords.unverified.action).click()
  await expect(page).toHaveURL('/employer/company')
})

test('a suspended company sees a notice, and no people in its search and shortlist', async ({
  allowConsole,
  app,
  browser,
  browserConsole,
  mailbox,
  page,
}) => {
  allowConsole(/status of 403|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/)
  const name = await provenEmployer(page, { app, mailbox })
  const { headline, word } = await visiblePerson({ app, browser, browserConsole, mailbox })
  const id = await personId(page, app, word)
  const addresses = [
    `${talentPaths.talent}?q=${word}`,
    `${talentPaths.talent}?tab=shortlist`,
    talentPaths.person(id),
  ]
  await ask(page, app, 'employer/save-candidate', { id })
  await whileStopped(app, [page], (db) =>
    db.updateTable('companies').set({ suspended_at: Date.now() }).where('name', '=', name).execute(),
  )
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: talentWords.suspended.title })).toBeVisible()
    await expect(page.getByText(headline)).toHaveCount(0)
  }
  await link(page, talentWords.suspended.action).click()
  await expect(page).toHaveURL('/employer/company')
})
