import { expect, test } from 'vitest'
import { ada, startTestServer } from '../support/harness.ts'

const { emailAddress } = ada

test('the links of the last three requests work, until one of them has set a new password', async () => {
  const server = await startTestServer()
  await server.registered()
  const askAgain = async () => {
    server.clock.now += 1
    await server.browser().call('forgotPassword', { emailAddress })
    return server.codeFor(emailAddress, 'Reset')
  }
  const first = await askAgain()
  const second = await askAgain()
  const third = await askAgain()
  const check = (resetPasswordCode: string, browser = server.browser()) =>
    browser.call('checkResetPasswordCode', { emailAddress, resetPasswordCode })
  const outcomes = async (codes: readonly string[]) =>
    Promise.all(codes.map(async (code) => (await check(code)).status))

  expect(await outcomes([first, second, third])).toEqual([true, true, true])
  const fourth = await askAgain()
  expect(await outcomes([first, second, third, fourth])).toEqual([false, true, true, true])
  const browser = server.browser()
  await check(second, browser)
  expect((await browser.call('createPassword', { emailAddress, password: 'Difference2?' })).status).toBe(true)
  expect(await outcomes([second, third, fourth])).toEqual([false, false, false])
})
