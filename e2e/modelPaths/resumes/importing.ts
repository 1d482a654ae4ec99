import { expect } from 'playwright/test'
import { importingMachine } from '../../../machines/resumes/importing.ts'
import { newAccount, tellPages } from '../accounts.ts'
import { HeldCalls } from '../calls.ts'
import { driverOf, type Tools } from '../driver.ts'
import { unreachable, waited, type Scene } from '../ends.ts'
import { done, stillWorking } from '../postings/employer.ts'

const imported = { kind: 'json', document: {}, found: [], leftover: [], unknown: [] } as const

/** Opens the resumes of a candidate and chooses a file, with its upload held. */
async function open({ page, app }: Tools): Promise<Scene> {
  await tellPages(page, app, await newAccount(page, app))
  const calls = await HeldCalls.of(page, 'importResume')
  await page.clock.install()
  await page.goto('/candidate/resumes')
  const buffer = Buffer.from('{}')
  await page
    .getByLabel('File with your resume')
    .setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer })
  return { page, calls }
}

export const importingResume = driverOf<Scene>({
  machine: importingMachine,
  input: undefined,
  open,
  moves: {
    ...waited('importing.reading.waiting'),
    'the server reads it': {
      event: done('importResume', imported),
      drive: ({ calls }) => calls.answer('importResume', imported),
    },
    'the server is not reached': unreachable('importResume'),
  },
  states: {
    'reading.waiting': async ({ page }) => {
      await expect(page.getByText('Reading your file')).toBeVisible()
      await expect(stillWorking(page)).toHaveCount(0)
    },
    'reading.stillWaiting': ({ page }) => expect(stillWorking(page)).toBeVisible(),
    found: ({ page }) => expect(page.getByRole('button', { name: 'Import this resume' })).toBeVisible(),
    failed: ({ page }) => expect(page.getByRole('main').getByRole('alert')).toBeVisible(),
  },
})
