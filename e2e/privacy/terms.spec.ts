import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../support/fixtures.ts'
import { register, registerEmployer, somebody } from '../support/people.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('The privacy policy and the terms are complete pages, linked in the footer.', async ({ page }) => {
    await page.goto('/pricing')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
    await expect(page.getByText(/as a template/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'What we keep', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: 'Applications and messages' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
  })
})

test('Registration links the terms and the privacy policy, without a checkbox.', async ({ page }) => {
  await page.goto('/auth/register/candidate')
  await expect(page.getByText('By creating an account you agree to the')).toBeVisible()
  for (const [name, path] of [
    ['terms of use', '/terms'],
    ['privacy policy', '/privacy'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', path)
  }
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test.describe('new terms', () => {
  test.use({ ownApp: true })

  test('Both roles are asked once to accept new terms, without being blocked.', async ({
    app,
    page,
    allowConsole,
  }) => {
    // The server restarts during the test.
    allowConsole(/Failed to load resource|net::ERR_/)
    await register(page, somebody())
    await registerEmployer(page, somebody())
    await expect(page.getByRole('button', { name: 'Accept both' })).toHaveCount(0)

    await mkdir(join(app.dataDir, 'legal'))
    await writeFile(join(app.dataDir, 'legal/terms.md'), '# Our own terms\n\nBe kind.')
    await app.restart()

    for (const [path, name] of [
      ['/candidate', 'Candidate Profile'],
      ['/employer', 'Settings'],
    ] as const) {
      const title = page.getByRole('heading', { level: 1, name })
      await page.goto(path)
      const accept = page.getByRole('button', { name: 'Accept both' })
      await expect(page.getByText('We’ve updated our terms of use and our privacy policy.')).toBeVisible()
      await page.getByRole('link', { name: 'Settings' }).click()
      await expect(title).toBeVisible()
      await accept.click()
      await expect(accept).toHaveCount(0)
      await page.reload()
      await expect(title).toBeVisible()
      await expect(accept).toHaveCount(0)
    }

    await page.goto('/terms')
    await expect(page.getByRole('heading', { level: 2, name: 'Our own terms' })).toBeVisible()
    await expect(page.getByText(/as a template/)).toHaveCount(0)
  })
})
