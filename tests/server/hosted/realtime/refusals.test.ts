import { expect, test, vi } from 'vitest'
import { joined, listenTo, signedIn, startWithApplication } from './listening.ts'

test('A join with presence or postgres_changes is refused by name.', async () => {
  const { employerClient } = await startWithApplication()
  const presence = listenTo(employerClient, 'company', { config: { presence: { enabled: true } } })
  await presence.reports('CHANNEL_ERROR')
  expect(presence.heard.errors).toEqual(['This server doesn’t offer presence.'])
  await employerClient.removeChannel(presence.channel)

  const errors: unknown[] = []
  employerClient
    .channel('company')
    .on('postgres_changes', { event: '*', schema: 'public' }, () => {})
    .subscribe((_, error) => errors.push(error?.message))
  await vi.waitUntil(() => errors.length > 0)
  expect(errors).toEqual(['This server doesn’t offer postgres_changes.'])
})

test.each(['1.0.0', '2.0.0'])(
  'Presence and broadcasts of a client are refused by name in protocol %s.',
  async (vsn) => {
    const { employer, publicKey, server } = await startWithApplication()
    const client = await signedIn(server, publicKey, employer.emailAddress, 'employer', { vsn })
    const { channel, heard } = await joined(client, 'company', { config: { broadcast: { ack: true } } })
    expect(await channel.track({ online: true })).toBe('error')
    expect(await channel.send({ type: 'broadcast', event: 'move', payload: { x: 1 } })).toBe('error')
    expect(heard.system).toEqual([
      'This server doesn’t offer presence.',
      'This server doesn’t offer broadcasts by clients.',
    ])
    // The channel stays subscribed.
    expect(heard.statuses).toEqual(['SUBSCRIBED'])
  },
)

test('A broadcast over HTTP is refused by name.', async () => {
  const { employerClient } = await startWithApplication()
  const channel = employerClient.channel('company')
  await expect(channel.httpSend('move', { x: 1 })).rejects.toThrow(
    'This server doesn’t offer broadcasts by clients.',
  )
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await channel.send({ type: 'broadcast', event: 'move', payload: { x: 1 } })).toBe('error')
})
