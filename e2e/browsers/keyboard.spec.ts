import { somebody } from '../support/people.ts'
import { test } from './fixtures.ts'

test('a candidate registers, edits the profile and logs out by keyboard alone', async ({ visitor }) => {
  const person = somebody()
  await visitor.open('/')
  await visitor.press('Tab')
  await visitor.hasFocusOn('Skip to content')

  await visitor.tabTo('Create Account')
  await visitor.press('Enter')
  await visitor.hasFocusOn('Create account')
  await visitor.tabTo('Continue')
  await visitor.press('Enter')
  await visitor.isAt('/auth/register/candidate')
  for (const [label, text] of [
    ['First name', person.firstName],
    ['Last name', person.lastName],
    ['Email address', person.emailAddress],
    ['Password', person.password],
  ] as const) {
    await visitor.tabTo(label)
    await visitor.type(text)
  }
  await visitor.press('Enter')
  await visitor.hasFocusOn('Welcome, Ada')

  await visitor.tabTo('Profile')
  await visitor.press('Enter')
  await visitor.hasFocusOn('Candidate Profile')
  await visitor.tabTo('Overview')
  await visitor.press('ArrowLeft')
  await visitor.hasFocusOn('Settings')
  await visitor.tabTo('User name')
  await visitor.type(`ada${test.info().testId.slice(-8)}`)
  await visitor.press('Enter')
  await visitor.sees('Your profile has been updated successfully.')

  await visitor.open('/candidate/dashboard')
  await visitor.tabTo('Logout')
  await visitor.press('Enter')
  await visitor.hasFocusOn('Find a job that answers back.')
})

test('Space presses a button as Enter does', async ({ visitor }) => {
  await visitor.open('/auth/login')
  await visitor.seesTitle('Login')
  await visitor.tabTo('Continue')
  await visitor.press('Space')
  await visitor.isAt('/auth/login/candidate')
})
