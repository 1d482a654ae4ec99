import type { Page } from 'playwright/test'
import { applicationCalls } from '../../contract/applications/calls.ts'
import { applicant, twoApplicants } from '../support/applicants.ts'
import { expect, test } from '../support/fixtures.ts'
import { toasts } from '../support/people.ts'
import { publish } from '../support/publishing.ts'

const column = (page: Page, name: RegExp) => page.getByRole('region', { name })
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const stage = (page: Page) => dialog(page).getByLabel('Stage')

/**
 * Resolves with the next animation inside a column of the board: the card's name, its stage and the duration.
 * Runs in the page.
 */
const motionOnBoard = () =>
  new Promise((resolve) => {
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        const target = effect instanceof KeyframeEffect ? effect.target : null
        const place = target?.closest('[data-stage]')
        if (target && place) {
          const { duration } = effect?.getTiming() ?? {}
          const name = target.querySelector('a')?.textContent
          resolve({ name, stage: place.getAttribute('data-stage'), duration })
          return
        }
      }
      requestAnimationFrame(look)
    }
    look()
  })

test('an employer works on a board by menu, key and drag, which ask the same question', async ({
  page,
  app,
  mailbox,
}) => {
  const posting = await publish(page, app, mailbox)
  const mina = await applicant(app, mailbox, posting.slug, 'Mina')
  const jonas = await applicant(app, mailbox, posting.slug, 'Jonas', 'Brandt')
  await page.goto(`/employer/postings/${posting.id}/applicants`)
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Board' }).click()
  await expect(page).toHaveURL(/\?view=board$/)
  await expect(column(page, /^New, 2$/)).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Mina Okafor' }).click()
  await page.getByRole('button', { name: 'Move to Interview' }).click()
  await expect(stage(page)).toHaveValue('interviewing')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(card(page, 'Mina Okafor')).toBeFocused()

  await page.keyboard.press('a')
  await expect(stage(page)).toHaveValue('screening')
  await page.keyboard.press('Escape')

  const { x, y, width, height } = (await card(page, 'Mina Okafor').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  const target = await column(page, /^Shortlist, 0$/).boundingBox()
  if (!target) throw new Error('There is no column to drop a card on.')
  const lift = async () => {
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(target.x + 40, target.y + 100, { steps: 5 })
    await expect(page.getByRole('heading', { name: /^Move to Shortlist/ })).toBeVisible()
  }
  await lift()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.getByRole('heading', { name: /^Shortlist/ })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await lift()
  await page.mouse.up()
  await expect(stage(page)).toHaveValue('shortlisted')
  const moved = page.evaluate(motionOnBoard)
  await dialog(page).getByRole('button', { name: 'Move to Shortlist' }).click()
  expect(await moved).toEqual({ name: 'Mina Okafor', stage: 'shortlisted', duration: 160 })
  await expect(toasts(page)).toContainText('Application moved.')
  await expect(column(page, /^Shortlist, 1$/).getByRole('link', { name: 'Mina Okafor' })).toBeVisible()
  // The focus moves to the next due card, so that keyboard users can continue there.
  await expect(card(page, 'Jonas Brandt')).toBeFocused()
  expect(await mina.read()).toMatchObject({ stage: 'shortlisted' })

  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Jonas Brandt' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\?view=board$/)
  await expect(column(page, /^New, 1$/)).toBeVisible()
  expect(await jonas.read()).toMatchObject({ stage: 'submitted' })
})

test('several cards that are dragged to a stage are moved to the stage that the button names', async ({
  app,
  mailbox,
  page,
}) => {
  const { jonas, mina, path } = await twoApplicants({ app, mailbox, page })
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto(`${path}?view=board`)
  await page.getByRole('checkbox', { name: 'Select Mina Okafor' }).check()
  await page.getByRole('checkbox', { name: 'Select Jonas Brandt' }).check()
  const from = await card(page, 'Mina Okafor').boundingBox()
  const target = await column(page, /^Interview, 0$/).boundingBox()
  if (!from || !target) throw new Error('There is no card to drag, or no column to drop it on.')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(target.x + 40, target.y + 100, { steps: 5 })
  await page.mouse.up()
  await expect(stage(page)).toHaveValue('interviewing')
  await dialog(page).getByRole('button', { name: 'Move to Interview' }).click()
  await expect(toasts(page)).toContainText('2 replies sent.')
  expect([await mina.read(), await jonas.read()]).toMatchObject([
    { stage: 'interviewing' },
    { stage: 'interviewing' },
  ])
})

test('a move by a colleague is announced and shown on the board, and a refused move puts the card back', async ({
  allowConsole,
  page,
  app,
  mailbox,
}) => {
  allowConsole(/409/)
  const posting = await publish(page, app, mailbox)
  const mina = await applicant(app, mailbox, posting.slug, 'Mina')
  const jonas = await applicant(app, mailbox, posting.slug, 'Jonas', 'Brandt')
  await page.goto(`/employer/postings/${posting.id}/applicants?view=board`)
  await expect(column(page, /^New, 2$/)).toBeVisible()
  await jonas.send({ type: 'withdraw' })
  await expect(toasts(page)).toContainText('Jonas Brandt is no longer on the board.')
  await expect(column(page, /^New, 1$/)).toBeVisible()

  await card(page, 'Mina Okafor').focus()
  await page.keyboard.press('a')
  await mina.send({ type: 'tell', message: 'I have moved to Leeds.' })
  await dialog(page).getByRole('button', { name: 'Move to Screening' }).click()
  await expect(card(page, 'Mina Okafor')).toHaveAccessibleDescription(
    'Nothing was sent: the application changed in the meantime. Mina is in New.',
  )
  await expect(column(page, /^New, 1$/)).toBeVisible()
})

test('a moved card is in its new stage before the server has answered, and back in its old one when that fails', async ({
  allowConsole,
  page,
  app,
  mailbox,
}) => {
  allowConsole(/Failed to load resource/)
  const posting = await publish(page, app, mailbox)
  await applicant(app, mailbox, posting.slug, 'Mina')
  await page.goto(`/employer/postings/${posting.id}/applicants?view=board`)
  const { promise, resolve: fail } = Promise.withResolvers<void>()
  await page.route(`**/api/employer/${applicationCalls.employerEvent.path}`, async (route) => {
    await promise
    await route.abort()
  })
  await card(page, 'Mina Okafor').press('a')
  await dialog(page).getByRole('button', { name: 'Move to Screening' }).click()
  await expect(page.locator('[data-stage=screening]')).toContainText('Mina Okafor')
  fail()
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await expect(page.locator('[data-stage=submitted]')).toContainText('Mina Okafor')
  await page.keyboard.press('Escape')
  await expect(card(page, 'Mina Okafor')).toBeFocused()
})

test('A narrow board shows one stage: the selected one, or the first with applicants.', async ({
  page,
  app,
  mailbox,
}) => {
  const posting = await publish(page, app, mailbox)
  await applicant(app, mailbox, posting.slug, 'Mina')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/employer/postings/${posting.id}/applicants?view=board`)
  const shown = page.getByRole('navigation', { name: 'Stage' }).locator('[aria-current]')
  await expect(column(page, /^New, 1$/)).toBeVisible()
  await expect(shown).toHaveText('New')
  await page.getByRole('link', { name: 'Screening', exact: true }).click()
  await expect(column(page, /^Screening, 0$/)).toBeVisible()
  await expect(shown).toHaveText('Screening')
})

test('all stages of a board are in sight in a window of 1920 px, and a narrower one scrolls to them', async ({
  page,
  app,
  mailbox,
}) => {
  const posting = await publish(page, app, mailbox)
  await applicant(app, mailbox, posting.slug, 'Mina')
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto(`/employer/postings/${posting.id}/applicants?view=board`)
  await expect(column(page, /^Offer, 0$/)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect(column(page, /^Offer, 0$/)).not.toBeInViewport({ ratio: 1 })
  await column(page, /^Offer, 0$/).scrollIntoViewIfNeeded()
  await expect(column(page, /^Offer, 0$/)).toBeInViewport()
})
