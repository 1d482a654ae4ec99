import type { Page } from 'playwright/test'
import { introductionPaths } from '../../contract/introductions/paths.ts'
import { paths } from '../../contract/paths.ts'
import { talentPaths } from '../../contract/talent/paths.ts'
import { alertPages, seeker } from '../support/alerts.ts'
import { twoApplicants } from '../support/applicants.ts'
import { expect, test } from '../support/fixtures.ts'
import { writtenLetter } from '../support/letters.ts'
import { begin } from '../support/resumes.ts'
import { invited, personId } from '../support/talent.ts'

/** Limit of the cumulative layout shift while a page loads. */
const most = 0.02

/**
 * Layout shift of a page until it is idle. The processor is slowed, so that a frame is painted after each step of
 * loading, including those that share a frame on a faster one.
 */
async function shiftOf(page: Page, address: string): Promise<number> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [role=progressbar], main .spinner')).toHaveCount(0)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await browser.detach()
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
              sum += Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
        // Not a delay: after two painted frames, the observer's task has run before this one.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))))
      }),
  )
}

async function shiftsOf(page: Page, addresses: readonly string[]) {
  const shifts: Record<string, number> = {}
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const address of addresses) {
      const shift = await shiftOf(page, address)
      if (shift > most) shifts[`${address}, ${width} wide`] = shift
    }
  }
  return shifts
}

test('the pages of a candidate hardly shift while they load', async ({ app, page }) => {
  test.slow()
  await begin(page)
  const resume = new URL(page.url()).pathname
  await expect(page.getByText(/^Saved/).first()).toBeVisible()
  const { id } = await writtenLetter(page, app, {
    title: 'For all',
    body: 'Dear {{company}}, I build engines.',
  })
  const pages = [
    '/candidate',
    paths.applications,
    paths.resumes,
    resume,
    paths.letters,
    paths.letter(id),
    '/candidate/profile',
    '/candidate/profile/edit',
    '/candidate/profile?tab=settings',
    introductionPaths.introductions,
    paths.help.candidate,
  ]
  expect(await shiftsOf(page, pages)).toEqual({})
})

test('the pages of a candidate with saved searches and recommended jobs, and those of a job alert, hardly shift while they load', async ({
  app,
  mailbox,
  page,
  allowConsole,
}) => {
  test.slow()
  const alerts = await alertPages({ allowConsole, app, mailbox, page })
  expect(await shiftsOf(page, alerts)).toEqual({})
  expect(await shiftsOf(page, await seeker(page, app, mailbox))).toEqual({})
})

test('the pages of an employer hardly shift while they load', async ({ app, mailbox, page }) => {
  test.slow()
  const { path } = await twoApplicants({ app, mailbox, page })
  const pages = [
    '/employer',
    '/employer/postings',
    path.replace(/\/applicants.*/, ''),
    path,
    '/employer/applicants',
    '/employer/company',
    '/employer/settings',
    paths.help.employer,
  ]
  expect(await shiftsOf(page, pages)).toEqual({})
})

test('the talent pages of a verified company and an invitation hardly shift while they load', async ({
  app,
  browser,
  browserConsole,
  mailbox,
  page,
}) => {
  test.slow()
  const { candidate, id, word } = await invited({ app, browser, browserConsole, mailbox, page })
  const ofCompany = [
    `${talentPaths.talent}?q=${word}`,
    `${talentPaths.talent}?tab=shortlist`,
    introductionPaths.sentIntroductions,
    talentPaths.person(await personId(page, app, word)),
    introductionPaths.sentIntroduction(id),
  ]
  expect(await shiftsOf(page, ofCompany)).toEqual({})
  const ofCandidate = [introductionPaths.introductions, introductionPaths.introduction(id)]
  expect(await shiftsOf(candidate, ofCandidate)).toEqual({})
})
