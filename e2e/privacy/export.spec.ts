import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import * as v from 'valibot'
import { staleLogin } from '../../contract/identity/proof.ts'
import { accountFile } from '../../contract/privacy/export.ts'
import { exportCalls } from '../../contract/privacy/exportCalls.ts'
import { expect, test } from '../support/fixtures.ts'
import { fillLogin, loginButton, register, somebody } from '../support/people.ts'
import { settings } from '../support/settings.ts'

test('a member requests an export, gets a mail, downloads the ZIP, and finds their data in it', async ({
  page,
  mailbox,
}) => {
  const person = somebody()
  await register(page, person)
  await page.goto(settings)
  await page.getByRole('button', { name: 'Export my data' }).click()
  const download = page.getByRole('button', { name: 'Download ZIP' })
  await expect(download).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/Your export is ready: .+\sMB\. We keep it until /)).toBeVisible()

  const saved = page.waitForEvent('download')
  await download.click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/export\.zip$/)
  const files = unzipSync(await readFile(await file.path()))
  const account = v.parse(accountFile, JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array())))
  expect(account.profile).toMatchObject({ firstName: 'Ada', emailAddress: person.emailAddress })
  expect(Object.keys(files)).toContain('ledger.json')

  await page.goto(await mailbox.link(person.emailAddress, '/candidate/profile'))
  await expect(page).toHaveURL(settings)
})

test('a member whose login is too old for the download logs in again and returns to the settings', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const person = somebody()
  await register(page, person)
  await page.route(`**/api/candidate/${exportCalls.downloadExport.path}`, (route) =>
    route.fulfill({
      status: 403,
      json: { status: false, result: null, error: { message: 'Log in.', code: 'state', state: staleLogin } },
    }),
  )
  await page.goto(settings)
  await page.getByRole('button', { name: 'Export my data' }).click()
  await page.getByRole('button', { name: 'Download ZIP' }).click({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Log in again' }).click()
  await fillLogin(page, person)
  await loginButton(page).click()
  await expect(page).toHaveURL(settings)
  await expect(page.getByRole('button', { name: 'Download ZIP' })).toBeVisible()

  // The login page is not in the browser history.
  await page.goBack()
  await expect(page).toHaveURL('/candidate/dashboard')
})
