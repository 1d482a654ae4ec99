import { expect, type Page } from 'playwright/test'
import { reportingMachine } from '../../../machines/postings/reporting.ts'
import { jobWords } from '../../../src/words/job.ts'
import { publish } from '../../support/publishing.ts'
import { HeldCalls } from '../calls.ts'
import { driverOf } from '../driver.ts'
import {
  formIsOpen,
  formIsUnderWay,
  formTakesLong,
  timedOut,
  unreachable,
  waited,
  type Scene,
} from '../ends.ts'
import { done } from './employer.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const effect = { effect: 'reportJob', call: 'report' } as const

export const reporting = driverOf<Scene>({
  machine: reportingMachine,
  input: { slug: 'a-job' },
  open: async ({ page, app, mailbox }) => {
    const { path } = await publish(page, app, mailbox)
    const calls = await HeldCalls.of(page, 'report')
    await page.clock.install()
    await page.goto(path)
    await page.getByText('More', { exact: true }).click()
    await page.getByRole('button', { name: 'Report job' }).click()
    return { page, calls, form: '#reportJob' }
  },
  moves: {
    'says what is wrong': {
      event: { type: 'submit', form: new FormData() },
      drive: async ({ page }) => {
        await page.getByRole('radio', { name: jobWords.report.reasons.notAJob }).check()
        await page.getByRole('button', { name: 'Send report' }).click()
      },
    },
    'closes it': { event: { type: 'close' }, drive: ({ page }) => page.keyboard.press('Escape') },
    ...waited('reporting.sending.waiting'),
    'the server takes it': { event: done('reportJob', {}), drive: ({ calls }) => calls.pass('report') },
    'the server is not reached': unreachable(effect),
    'no answer comes in time': timedOut(effect),
  },
  states: {
    asking: async (scene, snapshot) => {
      await expect(dialog(scene.page, 'Report this job')).toBeVisible()
      await formIsOpen(scene, snapshot)
    },
    'sending.waiting': formIsUnderWay,
    'sending.stillWaiting': formTakesLong,
    told: ({ page }) => expect(dialog(page, 'Thanks for your report')).toBeVisible(),
    closed: ({ page }) => expect(page.getByRole('dialog')).toHaveCount(0),
  },
})
