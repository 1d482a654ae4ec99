import { randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import * as v from 'valibot'
import { expect } from '../support/fixtures.ts'
import { keptBy, test } from '../support/inspecting.ts'
import {
  expectDashboard,
  fillLogin,
  fillRegistration,
  loginButton,
  registerButton,
  somebody,
} from '../support/people.ts'

const inspector = (page: Page) => page.getByRole('region', { name: 'Inspector' })
const transition = (page: Page, name: string) => inspector(page).getByRole('button', { name, exact: true })
const stateOf = (page: Page, name: string) => page.locator(`[data-state-of="${name}"]`)
const log = (page: Page) => inspector(page).getByRole('list', { name: 'Steps, the newest first' })

test('no typed or mailed secret is in the inspector, storage, address or console', async ({
  page,
  context,
  mailbox,
}) => {
  test.slow()
  const said: string[] = []
  context.on('console', (message) => said.push(message.text()))
  const person = somebody({ password: `Old-${randomUUID()}-A1!` })
  const wrong = `Wrong-${randomUUID()}-A1!`
  const renewed = `New-${randomUUID()}-A1!`
  const secrets = [person.password, wrong, renewed]

  const expectNoSecret = async (masked: string) => {
    await expect.poll(() => keptBy(page), 'what must be masked has been seen').toContain(masked)
    const kept = await keptBy(page)
    for (const view of ['Text', 'Context', 'Chart'])
      for (const tab of await inspector(page).getByRole('tab', { name: view, exact: true }).all())
        await tab.click()
    const shown = await inspector(page).innerText()
    const stored = await page.evaluate(() =>
      [location.href, document.cookie, { ...localStorage }, { ...sessionStorage }, history.state].map(
        (each) => JSON.stringify(each),
      ),
    )
    for (const place of [kept, shown, ...stored, ...said])
      for (const secret of secrets) expect(place).not.toContain(secret)
  }

  await page.goto('/auth/register/candidate?inspect')
  await fillRegistration(page, person)
  await registerButton(page).click()
  await expectDashboard(page, person)
  await expectNoSecret('"password":"••••••"')

  const proof = await mailbox.link(person.emailAddress, '/auth/verify/')
  secrets.push(codeOf(proof))
  await page.goto(`${proof}?inspect`)
  await expect(page).toHaveURL(/\/(\?inspect)?$/)
  await expectNoSecret('"code":"••••••"')

  await page.goto('/candidate/logout?inspect')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/auth/login/candidate?inspect')
  await fillLogin(page, { ...person, password: wrong })
  await loginButton(page).click()
  await expect(log(page).getByText('login failed')).toBeVisible()
  await expectNoSecret('"password":"••••••"')
  await fillLogin(page, person)
  await loginButton(page).click()
  await expectDashboard(page, person)
  await expectNoSecret('"password":"••••••"')

  await page.goto('/candidate/profile?tab=settings&inspect')
  await page.getByLabel('First name').fill('Augusta')
  await page.getByLabel('User name').fill('AugustaAda')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(log(page).getByText('save done')).toBeVisible()
  await expectNoSecret('"firstName":"Augusta"')

  await page.goto('/candidate/logout?inspect')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/auth/forgot-password/candidate?inspect')
  await page.getByLabel('Email address').fill(person.emailAddress)
  await page.getByRole('button', { name: 'Send Link' }).click()
  await expect(log(page).getByText('forgotPassword done')).toBeVisible()
  await expectNoSecret(person.emailAddress)

  const reset = await mailbox.link(person.emailAddress, '/auth/create-password/')
  secrets.push(codeOf(reset))
  await page.goto(`${reset}?inspect`)
  await page.getByRole('textbox', { name: 'New password' }).fill(renewed)
  await expectNoSecret('"code":"••••••"')
  await page.getByRole('button', { name: 'Save Password' }).click()
  await expect(page).toHaveURL(/\/auth\/login\/candidate/)
  await expectNoSecret('"password":"••••••"')
})

test('A shortcut, a button and the address open the inspector, with every running actor.', async ({
  page,
}) => {
  await page.goto('/auth/login/candidate')
  await expect(page.getByRole('button', { name: 'Inspect', exact: true })).toBeVisible()
  await page.keyboard.press('Alt+Shift+I')
  const actors = inspector(page).getByRole('navigation', { name: 'Actors' })
  for (const name of ['session', 'notifications', 'watchCookies', 'login'])
    await expect(actors.getByText(name, { exact: true })).toBeVisible()

  await page.route('**/api/candidate/login', () => {})
  await fillLogin(page, somebody())
  await loginButton(page).click()
  await expect(stateOf(page, 'login')).toHaveText('submitting.waiting')
  await transition(page, 'cancel').click()
  await expect(stateOf(page, 'login')).toHaveText('asking')
  await expect(loginButton(page)).toBeVisible()

  await page.keyboard.press('Alt+Shift+I')
  await expect(inspector(page)).toBeHidden()
  await page.getByRole('button', { name: 'Inspect', exact: true }).click()
  await expect(inspector(page)).toBeVisible()
})

test('By keyboard alone an event is sent with a payload, earlier states are shown, and a test is copied.', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/auth/login/candidate?inspect')
  await expect(stateOf(page, 'login')).toHaveText('asking')
  await inspector(page).getByRole('tab', { name: 'Chart' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(inspector(page).getByText('The form is open.')).toBeVisible()

  await transition(page, 'submit').focus()
  await page.keyboard.press('Enter')
  const form = inspector(page).getByRole('form', { name: 'Send submit' })
  await expect(form.getByRole('textbox', { name: 'Payload of submit' })).toBeFocused()
  await expect(form.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
  await expect(form.getByText('A form cannot travel as JSON.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText('{"form":{"FormData":{"emailAddress":"nobody","password":"Typed-here-1"}}}')
  await form.getByRole('button', { name: 'Send' }).press('Enter')
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible()
  await expect(log(page).getByText('login failed')).toBeVisible()
  expect(await keptBy(page)).not.toContain('Typed-here-1')

  const back = inspector(page).getByRole('button', { name: 'Step back' })
  await back.press('Enter')
  await expect(stateOf(page, 'login')).toHaveText('submitting.waiting')
  await expect(transition(page, 'cancel')).toHaveAttribute('aria-disabled', 'true')
  await inspector(page).getByRole('button', { name: 'Copy as test' }).press('Enter')
  await expect(page.getByText('A test of login was copied.')).toBeAttached()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(
    "[{ type: 'submit', form: formOf({ emailAddress: 'nobody', password: '••••••' }) }",
  )
  expect(copied).not.toContain('xstate.error')
  await inspector(page).getByRole('button', { name: 'Live' }).press('Enter')
  await expect(stateOf(page, 'login')).toHaveText('asking')
})

test('A paused inspector shows no changes, and misses none.', async ({ page }) => {
  await page.goto('/auth/login/candidate?inspect')
  await expect(stateOf(page, 'login')).toHaveText('asking')
  await inspector(page).getByRole('button', { name: 'Pause' }).click()
  await fillLogin(page, { emailAddress: 'nobody', password: 'Analytical1!' })
  await loginButton(page).click()
  await expect(inspector(page).getByRole('button', { name: /^Resume \([1-9]/ })).toBeVisible()
  await expect(log(page).getByText('submit', { exact: true })).toHaveCount(0)
  await inspector(page)
    .getByRole('button', { name: /^Resume/ })
    .click()
  await expect(log(page).getByText('submit', { exact: true })).toBeVisible()
})

test('In its own tab the inspector shows and controls the first tab.', async ({ page, context }) => {
  await page.goto('/auth/login/candidate?inspect')
  const opened = context.waitForEvent('page')
  await inspector(page).getByRole('button', { name: 'Open in a tab' }).click()
  const tab = await opened
  await expect(stateOf(tab, 'login')).toHaveText('asking')
  await page.route('**/api/candidate/login', () => {})
  await fillLogin(page, somebody())
  await loginButton(page).click()
  await expect(stateOf(tab, 'login')).toHaveText('submitting.waiting')
  await transition(tab, 'cancel').click()
  await expect(stateOf(page, 'login')).toHaveText('asking')
})

test('A thousand events are rendered at most once a frame, and the log stays bounded.', async ({ page }) => {
  await page.goto('/auth/login/candidate?inspect')
  await expect(stateOf(page, 'login')).toHaveText('asking')
  const { actors } = v.parse(
    v.object({ actors: v.array(v.object({ id: v.string(), name: v.string() })) }),
    JSON.parse(await keptBy(page)),
  )
  const notifications = actors.find(({ name }) => name === 'notifications')?.id
  const { frames, drawings } = await inspector(page).evaluate(async (region, actor) => {
    const channel = new BroadcastChannel(
      `inspector ${document.querySelector<HTMLElement>('[data-shared]')?.dataset['shared']}`,
    )
    const seen = { frames: 0, drawings: 0 }
    new MutationObserver(() => (seen.drawings += 1)).observe(region, { childList: true, subtree: true })
    for (; seen.frames < 100; seen.frames += 1) {
      for (let count = 0; count < 10; count++)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
        channel.postMessage({ type: 'event', actor, event: { type: 'attempted' } })
      await new Promise(requestAnimationFrame)
    }
    return seen
  }, notifications)
  expect(drawings).toBeGreaterThan(0)
  expect(drawings, `drawings in ${frames} frames`).toBeLessThanOrEqual(frames + 5)
  expect((await keptBy(page)).match(/"type":"attempted"/g)?.length).toBeGreaterThan(450)
  expect(await log(page).getByRole('listitem').count()).toBeLessThanOrEqual(500)
})

test('The inspector has no axe violation in either theme.', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/auth/login/candidate?inspect')
    for (const view of ['Chart', 'Text', 'Context']) {
      await inspector(page).getByRole('tab', { name: view, exact: true }).click()
      await expect(stateOf(page, 'login')).toHaveText('asking')
      const { violations } = await new AxeBuilder({ page }).include('.inspector-host').analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    }
  }
})

const codeOf = (link: string) => new URL(link).pathname.split('/').at(-1) ?? ''
