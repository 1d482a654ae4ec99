import { expect, test } from 'vitest'
import { operatorTexts } from '../../../server/words/operators.ts'
import { startTestServer } from '../support/harness.ts'
import { clientOf } from '../support/hosted.ts'
import { operatorAt } from '../support/operators.ts'

const start = async () => {
  const server = await startTestServer({ env: { HOSTED_API: 'on' } })
  return { server, operator: operatorAt(server) }
}

test('A public key is created with its origins, and listed.', async () => {
  const { operator } = await start()
  expect(await operator('key', 'list')).toBe(operatorTexts.noKeys)
  const first = await operator('key', 'create', 'My app')
  const origins = ['--origin', 'https://app.example.com', '--origin', 'http://localhost:3000']
  const second = await operator('key', 'create', 'Élan 2.0', ...origins)
  expect(first).toMatch(/^pk_[\w-]{43}$/)
  expect(second).not.toBe(first)
  const lines = (await operator('key', 'list')).split('\n').map((line) => line.split('  '))
  expect(lines.map(([, , ...rest]) => rest)).toEqual([
    ['My app', first],
    ['Élan 2.0', second, 'https://app.example.com', 'http://localhost:3000'],
  ])
})

test('A key with a bad name or origin is not created.', async () => {
  const { operator } = await start()
  for (const name of ['', ' ', 'x'.repeat(61), 'a\nb', '<b>', 'a;b'])
    await expect(operator('key', 'create', name), name).rejects.toThrow(operatorTexts.wrongKeyName)
  await expect(operator('key', 'create')).rejects.toThrow(operatorTexts.wrongKeyName)
  for (const origin of [
    'app.example.com',
    'https://app.example.com/',
    'https://app.example.com/a',
    'javascript:x',
    '*',
  ])
    await expect(operator('key', 'create', 'App', '--origin', origin), origin).rejects.toThrow(
      operatorTexts.wrongOrigin(origin),
    )
  expect(await operator('key', 'list')).toBe(operatorTexts.noKeys)
  await expect(operator('key', 'unknown')).rejects.toThrow(operatorTexts.usage)
})

test('A revoked key is refused within ten seconds, and others are not.', async () => {
  const { operator, server } = await start()
  const statusOf = async (key: string) =>
    (await clientOf(server, key).functions.invoke('public.jobs', { method: 'GET' })).response?.status
  const revoked = await operator('key', 'create', 'Revoked')
  const kept = await operator('key', 'create', 'Kept')
  expect([await statusOf(revoked), await statusOf(kept)]).toEqual([200, 200])
  const [line = ''] = (await operator('key', 'list')).split('\n')
  const [, id = ''] = line.split('  ')
  expect(await operator('key', 'revoke', id)).toBe(operatorTexts.keyRevoked)
  server.clock.now += 10_000
  expect([await statusOf(revoked), await statusOf(kept)]).toEqual([401, 200])
  expect(await operator('key', 'list')).toContain('Revoked  revoked')
  await expect(operator('key', 'revoke', id)).rejects.toThrow(operatorTexts.unknownKey)
  await expect(operator('key', 'revoke', 'unknown')).rejects.toThrow(operatorTexts.unknownKey)
})
