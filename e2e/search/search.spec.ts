import { expect, test } from '../support/fixtures.ts'
import { publishJob } from '../support/publishing.ts'

test('what an employer publishes is found by a word, a place and a filter, with scripts and without', async ({
  page,
  browser,
  baseURL,
  mailbox,
}) => {
  const title = `Wheelwright ${Date.now().toString(36)}`
  await publishJob(page, mailbox, title)
  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  for (const stranger of [
    await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage(),
    await plain.newPage(),
  ]) {
    await stranger.goto('/jobs')
    await stranger.getByLabel('What').fill(title)
    await stranger.getByLabel('Where').fill('Bradford')
    await stranger.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(stranger).toHaveURL(/\/jobs\?q=Wheelwright\+\w+&place=Bradford$/)
    await expect(
      stranger.getByRole('heading', { level: 1, name: `1 job for “${title}” within 25 km of Bradford` }),
    ).toBeVisible()

    await stranger.getByRole('button', { name: 'Workplace' }).click()
    await stranger.getByRole('checkbox', { name: /^Hybrid/ }).check()
    await stranger.getByRole('button', { name: 'Show jobs' }).click()
    await expect(stranger.getByRole('heading', { level: 1, name: /^No jobs for/ })).toBeVisible()
    await expect(stranger.getByRole('button', { name: 'Workplace: Hybrid' })).toBeVisible()

    await stranger.goBack()
    await stranger.getByRole('link', { name: title }).click()
    await expect(stranger.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await stranger.context().close()
  }
})
