import { expect, test } from 'vitest'
import { ada } from '../../support/harness.ts'
import { startHosted } from '../../support/hosted.ts'
import { runSql } from '../../store/runSql.ts'
import { credentials } from './accounts.ts'

/** Logs in from a network address with the correct password. */
async function logInFrom(address: string, { publicKey, server }: Awaited<ReturnType<typeof startHosted>>) {
  const response = await fetch(`${server.base}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publicKey, 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(credentials),
  })
  expect(response.status).toBe(200)
}

test('A login through the hosted API is announced by email once for each network.', async () => {
  const began = await startHosted({ TRUST_PROXY: '1' })
  const { server } = began
  await server.registered()
  const told = async () =>
    (await server.mails(ada.emailAddress)).filter(({ subject }) => subject.startsWith('New login')).length
  const noted = async () =>
    (await runSql(server, "select id from security_events where call = 'hosted.token'")).length
  for (const [index, [address, count]] of (
    [
      ['203.0.113.1', 1],
      ['203.0.113.1', 1],
      ['198.51.100.7', 2],
      ['203.0.113.1', 2],
    ] as const
  ).entries()) {
    await logInFrom(address, began)
    expect(await told()).toBe(count)
    await expect.poll(noted).toBe(index + 1)
  }
})
