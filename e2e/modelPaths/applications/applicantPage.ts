import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { applicationCalls } from '../../../contract/applications/calls.ts'
import { success } from '../../../contract/envelope.ts'
import { applicantPageMachine } from '../../../machines/applications/applicantPage.ts'
import { applicantOf, people, someCounts } from '../../../stories/applications/applicants.ts'
import { applications } from '../../../stories/support/applications.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import { applicantWords } from '../../../src/words/applications/applicant.ts'
import { signInEmployer } from '../accounts.ts'
import { HeldCalls } from '../calls.ts'
import { driverOf } from '../driver.ts'
import { expectToast, type Scene } from '../ends.ts'
import { conflict, press } from '../postings/employer.ts'

const sent = applicantOf(applications.interviewing)
const resume = { ...sent.sent.resume, fileId: 'a-file' }
const applicant = { ...sent, sent: { ...sent.sent, resume } }
const changed = { ...applicant, revision: applicant.revision + 1 }
const due = { items: people, next: null, counts: someCounts, outbox: null }

const changedElsewhere = (reference: string) => ({
  type: 'live.changed',
  changes: [{ kind: 'application', reference }],
})

const other = 'A7K-4QF3'

const contextSchema = v.object({ context: v.object({ reference: v.string() }) })
const isOfApplicant = (place: Place) =>
  v.parse(contextSchema, place).context.reference === applicant.reference

const dialog = (page: Page) => page.getByRole('dialog')
const confirmed = (page: Page) => page.getByText(/^Offer sent\. /)

async function readAgain({ calls }: Scene, read: typeof applicant): Promise<void> {
  await calls.tell({ kind: 'application', reference: read.reference })
  await calls.answer('readApplicant', read)
}

/** Opens a dialog by its button, fills it in and submits it. */
async function write(page: Page, button: string, pay?: string): Promise<void> {
  await press(page, button)
  if (pay) await dialog(page).getByLabel('Pay', { exact: true }).fill(pay)
  await dialog(page)
    .getByLabel(/^Message/)
    .fill('We would like you.')
  await dialog(page).getByRole('button', { name: button }).click()
}

export const applicantPage = driverOf<Scene>({
  machine: applicantPageMachine,
  input: { reference: applicant.reference },
  open: async ({ page, app }) => {
    await signInEmployer(page, app)
    const calls = await HeldCalls.of(page, 'readApplicant', 'employerEvent')
    await page.route(`**/api/employer/${applicationCalls.listApplicants.path}`, (route) =>
      route.fulfill({ json: success(due) }),
    )
    await page.route(`**/api/employer/${applicationCalls.readSentFile.path}`, (route) =>
      route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' }),
    )
    // A window wide enough for the queue.
    await page.setViewportSize({ width: 1920, height: 1000 })
    await page.goto(`/employer/applicants/${applicant.reference}`)
    return { page, calls }
  },
  moves: {
    'the application is read': {
      event: { type: 'reading.known', data: applicant },
      from: (snapshot) => snapshot.matches('opening'),
      drive: ({ calls }) => calls.answer('readApplicant', applicant),
    },
    'it changes elsewhere before it is read': {
      event: changedElsewhere(applicant.reference),
      from: (snapshot) => snapshot.matches('opening') && isOfApplicant(snapshot),
      drive: ({ calls }) =>
        calls.anew('readApplicant', () =>
          calls.tell({ kind: 'application', reference: applicant.reference }),
        ),
    },
    'it changes elsewhere': {
      event: changedElsewhere(applicant.reference),
      from: (snapshot) => snapshot.matches('open') && isOfApplicant(snapshot),
      drive: (scene) => readAgain(scene, applicant),
    },
    'opens another one from the queue': {
      event: { type: 'show', query: { reference: other } },
      from: isOfApplicant,
      drive: async ({ page }) => {
        const queue = page.getByRole('navigation', { name: applicantWords.queue.label })
        await queue.getByRole('link', { name: 'Mina Okafor' }).click()
        await expect(page).toHaveURL(`/employer/applicants/${other}`)
      },
    },
    'another one changes elsewhere': {
      event: changedElsewhere('another'),
      drive: async ({ page, calls }) => {
        const list = page.waitForRequest(`**/${applicationCalls.listApplicants.path}`)
        await calls.tell({ kind: 'application', reference: 'another' })
        await list
      },
    },
    'it is read again': {
      event: { type: 'reading.known', data: applicant },
      from: (snapshot) => snapshot.matches('open') && isOfApplicant(snapshot),
      drive: (scene) => readAgain(scene, applicant),
    },
    'downloads the resume': {
      event: { type: 'download', resume: { id: applicant.id, fileId: 'a-file', name: resume.name } },
      from: (snapshot) => snapshot.matches('open'),
      drive: async ({ page }) => {
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: /^Download / }).click()
        await download
      },
    },
    'sends the offer': {
      event: { type: 'deciding.done', application: applicant, action: 'offer' },
      from: (snapshot) => snapshot.matches('open'),
      drive: async ({ page, calls }) => {
        await write(page, 'Make an offer', '50,000')
        await calls.answer('employerEvent', applicant)
        await expect(page.getByRole('link', { name: 'Review next applicant' })).toBeFocused()
      },
    },
    'sends a message': {
      event: { type: 'deciding.done', application: applicant, action: 'tell' },
      from: (snapshot) => snapshot.matches('open'),
      drive: async ({ page, calls }) => {
        await write(page, 'Message')
        await calls.answer('employerEvent', applicant)
      },
    },
    'somebody was first': {
      event: { type: 'deciding.superseded' },
      from: (snapshot) => snapshot.matches('open'),
      drive: async ({ page, calls }) => {
        await write(page, 'Message')
        await calls.refuse('employerEvent', conflict)
        await calls.answer('readApplicant', applicant)
        await expect(page.getByText('this wasn’t sent again', { exact: false })).toBeVisible()
        // Sends the message again, so that the page continues with the new application.
        await write(page, 'Message')
        await calls.answer('employerEvent', applicant)
      },
    },
    'the candidate changes it': {
      event: { type: 'deciding.news', application: changed },
      from: (snapshot) => snapshot.matches('open') && isOfApplicant(snapshot),
      drive: async (scene) => {
        await readAgain(scene, changed)
        await expectToast(scene.page, 'New')
        await readAgain(scene, applicant)
      },
    },
  },
  states: {
    opening: ({ page }) => expect(page.getByText('Loading this application')).toHaveCount(1),
    'open.undecided': ({ page }) => expect(confirmed(page)).toHaveCount(0),
    'open.decided': ({ page }) => expect(confirmed(page)).toBeVisible(),
  },
})
