import { expect, test, type Page } from 'playwright/test'

/** Path of a candidate's settings. */
export const settings = '/candidate/profile?tab=settings'

export const unique = () => test.info().testId.slice(-8) + test.info().workerIndex

export const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Candidate' }).getByRole('link', { name })

export async function fillSettings(
  page: Page,
  values: { firstName: string; lastName: string; userName: string },
): Promise<void> {
  await page.getByLabel('First name').fill(values.firstName)
  await page.getByLabel('Last name').fill(values.lastName)
  await page.getByLabel('User name').fill(values.userName)
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

export async function expectFooter(page: Page, initials: string, name: string): Promise<void> {
  await expect(page.locator('#navbar footer')).toContainText(initials)
  await expect(page.locator('#navbar footer').getByText(name, { exact: true })).toBeVisible()
}
