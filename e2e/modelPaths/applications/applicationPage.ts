import { expect, type Page } from 'playwright/test'
import { fileCalls } from '../../../contract/files/calls.ts'
import { applicationPageMachine } from '../../../machines/applications/applicationPage.ts'
import { applications } from '../../../stories/support/applications.ts'
import { newAccount, tellPages } from '../accounts.ts'
import { HeldCalls } from '../calls.ts'
import { driverOf } from '../driver.ts'
import { expectToast, type Scene } from '../ends.ts'
import { conflict } from '../postings/employer.ts'
import { readAgain } from './deciding.ts'

const application = applications.asked
const changed = { ...application, revision: application.revision + 1 }

const changedElsewhere = {
  type: 'live.changed',
  changes: [{ kind: 'application', reference: application.reference }],
}

const box = (page: Page) => page.getByLabel('Your reply to Fernhill Theatre')

async function answer(page: Page): Promise<void> {
  await box(page).fill('Here it is.')
  await box(page).press('Control+Enter')
}

export const applicationPage = driverOf<Scene>({
  machine: applicationPageMachine,
  input: { reference: application.reference },
  open: async ({ page, app }) => {
    await tellPages(page, app, await newAccount(page, app))
    const calls = await HeldCalls.of(page, 'readApplication', 'candidateEvent')
    await page.route(`**/api/candidate/${fileCalls.readFile.path}`, (route) =>
      route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' }),
    )
    await page.goto(`/candidate/applications/${application.reference}`)
    return { page, calls }
  },
  moves: {
    'the application is read': {
      event: { type: 'reading.known', data: application },
      from: (snapshot) => snapshot.matches('opening'),
      drive: ({ calls }) => calls.answer('readApplication', application),
    },
    'it changes elsewhere': {
      event: changedElsewhere,
      from: (snapshot) => snapshot.matches('open'),
      drive: (scene) => readAgain(scene, application),
    },
    'it is read again': {
      event: { type: 'reading.known', data: application },
      from: (snapshot) => snapshot.matches('open'),
      drive: (scene) => readAgain(scene, application),
    },
    'downloads the resume': {
      event: { type: 'download', resume: { id: application.id, fileId: 'f1', name: 'Resume.pdf' } },
      from: (snapshot) => snapshot.matches('open'),
      drive: async ({ page }) => {
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: /^Download / }).click()
        await download
      },
    },
    answers: {
      event: { type: 'deciding.done', application, action: 'reply' },
      from: (snapshot) => snapshot.matches('open'),
      drive: async ({ page, calls }) => {
        await answer(page)
        await calls.answer('candidateEvent', application)
        await expectToast(page, 'Reply sent.')
        await expect(box(page)).toHaveValue('')
      },
    },
    'somebody was first': {
      event: { type: 'deciding.superseded' },
      from: (snapshot) => snapshot.matches('open'),
      drive: async ({ page, calls }) => {
        await answer(page)
        await calls.refuse('candidateEvent', conflict)
        await calls.answer('readApplication', application)
        await expect(page.getByText('Something changed first')).toBeVisible()
        // Sends the message again, so that the page continues with the new application.
        await box(page).press('Control+Enter')
        await calls.answer('candidateEvent', application)
      },
    },
    'the company changes it': {
      event: { type: 'deciding.news', application: changed },
      from: (snapshot) => snapshot.matches('open'),
      drive: async (scene) => {
        await readAgain(scene, changed)
        await expectToast(scene.page, 'Fernhill Theatre asked you a question.')
        await readAgain(scene, application)
      },
    },
  },
  states: {
    opening: ({ page }) => expect(page.getByText('Loading this application')).toHaveCount(1),
    open: ({ page }) => expect(box(page)).toBeVisible(),
  },
})
