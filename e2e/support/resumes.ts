import { randomBytes } from 'node:crypto'
import type { Locator, Page } from 'playwright/test'
import { paths } from '../../contract/paths.ts'
import { expect } from './fixtures.ts'
import { register, somebody } from './people.ts'

/** Chooses a file that passes for a PDF where one can be brought. */
export const chooseResume = (field: Locator, name: string, bytes = 1_000): Promise<void> =>
  field.setInputFiles({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes), Buffer.from('%%EOF\n')]),
  })

/** A candidate who has just registered begins a resume. */
export async function begin(page: Page): Promise<void> {
  await register(page, somebody({ firstName: 'Mina', lastName: 'Okafor' }))
  await page.goto(paths.resumes)
  await expect(page.getByRole('heading', { name: 'No resume yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Write a resume' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Mina Okafor')
}
