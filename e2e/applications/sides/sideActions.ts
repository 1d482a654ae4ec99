import { expect, type Page } from 'playwright/test'
import type { EventFromLogic } from 'xstate'
import type { applicationLifecycle } from '../../../machines/lifecycles/application.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import { letComeTrue, type ClockEvent } from './clock.ts'
import { company, firstName, lastName, open, type Sides } from './members.ts'

/** An application with the open pages of both sides. */
export interface Scene extends Sides {
  readonly postingId: string
  readonly id: string
}

/** An event of an application: how a person causes it, and how the open pages of both sides show it. */
interface SideAction {
  readonly event: EventFromLogic<typeof applicationLifecycle>
  /** States in which a page has a button for the event; by default, all states that allow it. */
  readonly from?: (place: Place) => boolean
  readonly does: (scene: Scene, message: string) => Promise<void>
  readonly isSeen: (scene: Scene, message: string) => Promise<void>
}

/** Time for a change to reach the open page of the other side, also on a busy machine. */
const soon = { timeout: 10_000 }

const message = 'Something is said.'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const shows = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible(soon)

/**
 * Text of the page without the section about who opened the application, which can change with any event.
 * Runs in the page.
 */
const textButOpenings = () =>
  [...document.querySelectorAll('section')]
    .filter((section) => section.innerText.startsWith('Opened by'))
    .reduce(
      (text, section) => text.replace(section.innerText, ''),
      document.querySelector('main')?.innerText ?? '',
    )

const isTheirs = (place: Place) => place.matches({ active: { turn: 'employer' } })
const isOffered = (place: Place) => place.matches({ active: { stage: 'offered' } })

async function answers(page: Page, label: string, text: string) {
  await button(page, label).click()
  await dialog(page).getByLabel('Message').fill(text)
  await dialog(page).getByRole('button', { name: label }).click()
}

async function writes(page: Page, box: string, label: string, text: string) {
  await page.getByLabel(box).fill(text)
  await button(page, label).click()
}

/** Presses by keyboard, because a notification can cover the button for a moment. */
async function decides(page: Page, label: string) {
  await button(page, label).press('Enter')
  await dialog(page).getByRole('button', { name: label }).press('Enter')
}

const saidToCandidate = ({ candidate }: Scene, text: string) => shows(candidate, text)
const saidToEmployer = ({ employer }: Scene, text: string) => shows(employer, text)

/** An end of the application that the candidate chooses. */
const endedBy = (label: string, own: string, toEmployer: string, tag: string) => ({
  does: ({ candidate }: Scene) => decides(candidate, label),
  isSeen: async ({ candidate, employer }: Scene) => {
    await shows(employer, toEmployer)
    await shows(employer, tag)
    await expect(heading(candidate, own)).toBeVisible()
    await expect(button(employer, 'Ask a question')).toHaveCount(0)
  },
})

const moved = (
  to: 'screening' | 'shortlisted' | 'assessment' | 'interviewing',
  name: string,
): SideAction => ({
  event: { type: 'advance', to },
  does: async ({ employer }) => {
    await employer.getByRole('button', { name: /^Move to / }).click()
    await dialog(employer).getByLabel('Stage').selectOption(name)
    await dialog(employer)
      .getByRole('button', { name: `Move to ${name}` })
      .click()
  },
  isSeen: async ({ candidate, employer }) => {
    await shows(candidate, `Moved to ${name}`)
    await shows(employer, `Moved to ${name}`)
  },
})

async function closes({ employer, postingId }: Scene, text?: string) {
  await open(employer, `/employer/postings/${postingId}`)
  await button(employer, 'Close job post').click()
  await dialog(employer).getByRole('radio', { name: 'We’re not hiring anymore' }).check()
  if (text) await dialog(employer).getByLabel('Message (optional)').fill(text)
  await dialog(employer).getByRole('button', { name: 'Close job post' }).click()
}

const isClosed = async ({ candidate, employer }: Scene) => {
  await expect(heading(candidate, 'Job closed')).toBeVisible(soon)
  await shows(employer, /^Closed: /)
}

const byClock = (type: ClockEvent, isSeen: SideAction['isSeen'], from?: SideAction['from']): SideAction => ({
  event: { type },
  ...(from && { from }),
  does: (scene) => letComeTrue(scene, scene.id, type),
  isSeen,
})

const isLate = async ({ candidate, employer }: Scene) => {
  await shows(candidate, /1 day overdue/)
  await shows(employer, /1 day overdue/)
}

/** All events of an application, by the move names of the paths. */
export const sideActions: Readonly<Record<string, SideAction>> = {
  submit: {
    event: { type: 'submit' },
    does: async ({ candidate }) => {
      await candidate.getByRole('link', { name: 'Continue' }).click()
      await button(candidate, 'Send application').click()
    },
    isSeen: async ({ candidate, employer }) => {
      const row = employer.getByRole('link', { name: `${firstName} ${lastName}` })
      await expect(row).toBeVisible(soon)
      await row.click()
      await expect(heading(employer, `${firstName} ${lastName}`)).toBeVisible()
      await expect(heading(candidate, new RegExp(`^${company} replies by `))).toBeVisible()
    },
  },
  discard: {
    event: { type: 'discard' },
    does: ({ candidate }) => decides(candidate, 'Discard draft'),
    isSeen: ({ candidate, employer }) =>
      // The employer has never seen a draft.
      expect(heading(candidate, 'Discarded'))
        .toBeVisible(soon)
        .then(() => expect(employer.getByRole('link', { name: firstName })).toHaveCount(0)),
  },
  'advance to Screening': moved('screening', 'Screening'),
  'advance to Shortlist': moved('shortlisted', 'Shortlist'),
  'advance to Test': moved('assessment', 'Test'),
  'advance to Interview': moved('interviewing', 'Interview'),
  ask: {
    event: { type: 'ask', message },
    does: ({ employer }, text) => answers(employer, 'Ask a question', text),
    isSeen: saidToCandidate,
  },
  'tell the candidate': {
    event: { type: 'tell', by: 'employer', message },
    does: ({ employer }, text) => answers(employer, 'Message', text),
    isSeen: saidToCandidate,
  },
  offer: {
    event: { type: 'offer', message },
    does: async ({ employer }, text) => {
      await button(employer, 'Make an offer').click()
      await dialog(employer).getByLabel('Pay', { exact: true }).fill('50,000')
      await dialog(employer).getByLabel('Message').fill(text)
      await dialog(employer).getByRole('button', { name: 'Make an offer' }).click()
    },
    isSeen: async (scene, text) => {
      await saidToCandidate(scene, text)
      await expect(heading(scene.candidate, `You have an offer from ${company}`)).toBeVisible()
    },
  },
  reply: {
    event: { type: 'reply', message },
    does: ({ candidate }, text) => writes(candidate, `Your reply to ${company}`, 'Reply', text),
    isSeen: saidToEmployer,
  },
  'tell the employer': {
    event: { type: 'tell', by: 'candidate', message },
    // An open question shows the reply form instead.
    from: (place) => isTheirs(place) || place.matches('hired'),
    does: ({ candidate }, text) => writes(candidate, `Message to ${company}`, 'Send message', text),
    isSeen: saidToEmployer,
  },
  reject: {
    event: { type: 'reject', reason: 'skills', message },
    does: async ({ candidate, employer }) => {
      const before = await candidate.evaluate(textButOpenings)
      await button(employer, 'Reject').click()
      await employer.getByRole('radio', { name: 'Skills aren’t a match' }).check()
      await dialog(employer).getByRole('button', { name: 'Reject' }).click()
      await shows(employer, /^It goes out at/)
      expect(await candidate.evaluate(textButOpenings)).toBe(before)
    },
    isSeen: ({ employer }) => expect(button(employer, 'Undo')).toBeVisible(),
  },
  undo: {
    event: { type: 'undo' },
    does: ({ employer }) => button(employer, 'Undo').click(),
    isSeen: ({ employer }) => expect(button(employer, 'Reject')).toBeVisible(),
  },
  accept: {
    event: { type: 'accept' },
    ...endedBy(
      'Accept offer',
      `Congratulations, you’re hired at ${company}`,
      `${firstName} accepted the offer`,
      'Hired',
    ),
  },
  decline: {
    event: { type: 'decline' },
    ...endedBy('Decline offer', 'Declined', `${firstName} declined the offer`, 'Declined'),
  },
  withdraw: {
    event: { type: 'withdraw' },
    // With an offer, candidates decline it instead.
    from: (place) => !isOffered(place),
    ...endedBy('Withdraw application', 'Withdrawn', `${firstName} withdrew`, 'Withdrawn'),
  },
  release: {
    event: { type: 'release' },
    ...endedBy('Stop waiting', 'No reply', `${firstName} stopped waiting`, 'No reply'),
  },
  turnDue: byClock('turnDue', isLate),
  turnLate: byClock('turnLate', async ({ candidate, employer }) => {
    await shows(candidate, 'No reply for 8 days')
    await shows(employer, '8 days overdue')
  }),
  rejectionDue: byClock('rejectionDue', async ({ candidate, employer }) => {
    await expect(heading(candidate, 'Not selected')).toBeVisible(soon)
    await shows(employer, 'Rejection sent')
  }),
  'close with a message': {
    event: { type: 'positionClosed', message },
    does: closes,
    isSeen: async (scene, text) => {
      await isClosed(scene)
      await saidToCandidate(scene, text)
    },
  },
  'close before it was sent': {
    event: { type: 'postingGone' },
    does: (scene) => closes(scene),
    isSeen: isClosed,
  },
}
