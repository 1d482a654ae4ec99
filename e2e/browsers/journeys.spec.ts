import { somebody } from '../support/people.ts'
import { expect, test } from './fixtures.ts'
import type { Visitor } from './visitor.ts'

const newPassword = 'Difference2?'

test('a visitor registers, verifies their address by the mailed link, and leaves', async ({
  visitor,
  mailbox,
}) => {
  const person = somebody()
  await visitor.open('/')
  await visitor.click('Create Account')
  await visitor.isAt('/auth/register')
  await visitor.click('Continue')
  await visitor.isAt('/auth/register/candidate')
  await fillRegistration(visitor, person)
  await visitor.click('Create account')
  await visitor.isAt('/candidate/dashboard')
  await visitor.seesTitle('Welcome, Ada')

  await visitor.open(await mailbox.link(person.emailAddress, '/auth/verify/candidate/'))
  await visitor.sees('You have just verified your email successfully.')
  await visitor.click('Dashboard')
  await visitor.seesTitle('Welcome, Ada')

  await visitor.click('Logout')
  await visitor.isAt('/')
  await visitor.sees('Create Account')
})

test('a member resets a forgotten password by the mailed link, and logs in with it', async ({
  visitor,
  mailbox,
}) => {
  const person = somebody()
  await register(visitor, person)
  await visitor.click('Logout')
  await visitor.isAt('/')

  await visitor.open('/auth/forgot-password/candidate')
  await visitor.fill('Email address', person.emailAddress)
  await visitor.click('Send Link')
  await visitor.seesTitle('Check your email')

  await visitor.open(await mailbox.link(person.emailAddress, '/auth/create-password/candidate/'))
  await visitor.fill('New password', newPassword)
  await visitor.click('Save Password')
  await visitor.isAt('/auth/login/candidate')
  await visitor.fillLogin({ ...person, password: newPassword })
  await visitor.click('Login')
  await visitor.seesTitle('Welcome, Ada')
})

test('a changed name is saved, and stays after a reload', async ({ visitor }) => {
  await register(visitor, somebody())
  await visitor.click('Profile')
  await visitor.click('Settings')
  await visitor.fill('First name', 'Grace')
  await visitor.fill('User name', `grace${test.info().testId.slice(-8)}`)
  await visitor.click('Save')
  await visitor.sees('Your profile has been updated successfully.')
  await visitor.open('/candidate/dashboard')
  await visitor.seesTitle('Welcome, Grace')
})

test('A wrong password shows an error, and the right one opens the requested page.', async ({ visitor }) => {
  const person = somebody()
  await register(visitor, person)
  await visitor.click('Logout')
  await visitor.isAt('/')

  await visitor.open('/candidate/help')
  await visitor.seesTitle('You are not logged in')
  await visitor.click('Login')
  await visitor.seesTitle('Login')
  await visitor.fillLogin({ ...person, password: newPassword })
  await visitor.click('Login')
  await visitor.sees('Wrong email or password.')
  await visitor.fill('Password', person.password)
  await visitor.click('Login')
  await visitor.isAt('/candidate/help')
})

test('Role cards are 320 px wide at 360 px.', async ({ visitor }) => {
  await visitor.resize(360)
  await visitor.open('/auth/login')
  await visitor.seesTitle('Login')
  const widths = await visitor.evaluate(
    `return [...document.querySelectorAll('label')].map((card) => card.getBoundingClientRect().width)`,
  )
  expect(widths).toEqual([320, 320])
})

async function register(visitor: Visitor, person: ReturnType<typeof somebody>): Promise<void> {
  await visitor.open('/auth/register/candidate')
  await fillRegistration(visitor, person)
  await visitor.click('Create account')
  await visitor.seesTitle('Welcome, Ada')
}

async function fillRegistration(visitor: Visitor, person: ReturnType<typeof somebody>): Promise<void> {
  await visitor.fill('First name', person.firstName)
  await visitor.fill('Last name', person.lastName)
  await visitor.fillLogin(person)
}
