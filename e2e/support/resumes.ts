import type { Locator, Page } from 'playwright/test'
import { paths } from '../../contract/paths.ts'
import { plainPdf } from '../../tests/server/files/plainPdf.ts'
import { expect } from './fixtures.ts'
import { register, somebody } from './people.ts'

/** Chooses a PDF where one can be brought. */
export const chooseResume = (field: Locator, name: string, bytes = 1_000): Promise<void> =>
  field.setInputFiles({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(plainPdf(bytes + 15)),
  })

/** A candidate who has just registered begins a resume. */
export async function begin(page: Page): Promise<void> {
  await register(page, somebody({ firstName: 'Mina', lastName: 'Okafor' }))
  await page.goto(paths.resumes)
  await expect(page.getByRole('heading', { name: 'No resume yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Write a resume' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Mina Okafor')
}
