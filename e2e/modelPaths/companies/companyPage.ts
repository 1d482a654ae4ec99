import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { ownCompanyCalls } from '../../../contract/companies/ownCompany.ts'
import { success } from '../../../contract/envelope.ts'
import { userSchema, type User } from '../../../contract/user.ts'
import { companyPageMachine } from '../../../machines/companies/companyPage.ts'
import { company, twoOwners } from '../../../stories/companies/samples.ts'
import { candidate, superseded, refused } from '../../../tests/machines/support/events.ts'
import { signInVerifiedEmployer } from '../accounts.ts'
import { HeldCalls } from '../calls.ts'
import { driverOf, type Tools } from '../driver.ts'
import { expectToast, type Scene } from '../ends.ts'
import { conflict } from '../postings/employer.ts'

/** Opens the page of a company with two owners, as one of them. */
async function open({ page, app, mailbox }: Tools): Promise<Scene> {
  await signInVerifiedEmployer(page, app, mailbox)
  const calls = await HeldCalls.of(page, 'readCompany', 'updateCompany', 'removeMember', 'changeMembership')
  await page.route(`**/api/employer/${ownCompanyCalls.listMembers.path}`, (route) =>
    route.fulfill({ json: success(twoOwners) }),
  )
  await page.goto('/employer/company')
  return { page, calls }
}

/** Employer in the cookie that pages read. */
async function userOf(page: Page): Promise<User> {
  const cookies = await page.context().cookies()
  const value = cookies.find(({ name }) => name === 'employer')?.value ?? ''
  return v.parse(userSchema, JSON.parse(new URLSearchParams(`user=${value}`).get('user') ?? ''))
}

/** Presses the button of a command for a member, and confirms the dialog. */
async function confirm(page: Page, command: string, about = ''): Promise<void> {
  await page.getByRole('button', { name: `${command}${about}`, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: command }).click()
}

async function save(page: Page): Promise<void> {
  await page.getByLabel('Company name').pressSequentially('x')
  await page.getByRole('button', { name: 'Save' }).click()
}

const grace = { id: 'grace' }

export const companyPage = driverOf<Scene>({
  machine: companyPageMachine,
  input: { userId: 'ada' },
  open,
  moves: {
    'the company is read': {
      event: { type: 'reading.known', data: company },
      from: (snapshot) => snapshot.matches('opening'),
      drive: ({ calls }) => calls.answer('readCompany', company),
    },
    'saves another name': {
      event: { type: 'editing.saved', saved: { user: candidate, company } },
      from: (snapshot) => snapshot.matches('open'),
      drive: async ({ page, calls }) => {
        await save(page)
        await calls.answer('updateCompany', { ...company, user: await userOf(page) })
        await expectToast(page, 'Your company has been updated successfully.')
      },
    },
    'is superseded': {
      event: { type: 'editing.failed', failure: superseded },
      from: (snapshot) => snapshot.matches('open'),
      drive: async ({ page, calls }) => {
        await save(page)
        await calls.refuse('updateCompany', conflict)
      },
    },
    'leaves the company': {
      event: { type: 'command.done', command: 'leave', input: { id: 'you' }, output: twoOwners },
      from: (snapshot) => snapshot.matches('open'),
      drive: async ({ page, calls }) => {
        await confirm(page, 'Leave')
        await calls.answer('removeMember', twoOwners)
      },
    },
    'makes the other owner a recruiter': {
      event: { type: 'command.done', command: 'makeRecruiter', input: grace, output: twoOwners },
      from: (snapshot) => snapshot.matches('open'),
      drive: async ({ page, calls }) => {
        await confirm(page, 'Make recruiter', ': Grace Murray')
        await calls.answer('changeMembership', twoOwners)
      },
    },
    'removes the other owner': {
      event: { type: 'command.done', command: 'remove', input: grace, output: twoOwners },
      from: (snapshot) => snapshot.matches('open'),
      drive: async ({ page, calls }) => {
        await confirm(page, 'Remove', ': Grace Murray')
        await calls.answer('removeMember', twoOwners)
      },
    },
    'somebody else was first': {
      event: { type: 'command.failed', command: 'remove', input: grace, failure: refused },
      from: (snapshot) => snapshot.matches('open'),
      drive: async ({ page, calls }) => {
        await confirm(page, 'Remove', ': Grace Murray')
        await calls.refuse('removeMember', { message: refused.message }, 403)
        await expectToast(page, refused.message)
      },
    },
  },
  states: {
    opening: ({ page }) => expect(page.getByText('Loading your company')).toHaveCount(1),
    open: ({ page }) => expect(page.getByRole('button', { name: 'Remove: Grace Murray' })).toBeVisible(),
  },
})
