import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { CHANNEL, hearText, type ChangeListener, type StopListening } from './changes.ts'

const PAUSE = 1_000
/** More often than a connection may be silent. */
const STILL_THERE = 4_000

/**
 * Hears what any server commits, on a connection of its own. One that is lost is replaced within a second or two of the
 * database being there, and what was told in between counts as missed.
 *
 * @param config of the connection, which ends when the database has been silent for longer than it is asked
 * @returns once it hears, or has tried to
 */
export async function listenTo(config: ClientConfig, hearing: ChangeListener): Promise<StopListening> {
  const stopped = new AbortController()
  const first = Promise.withResolvers<void>()
  const listening = (async () => {
    while (!stopped.signal.aborted) {
      // There is nobody to tell why it was lost: the next query of the pool meets the same, and tells.
      await listenOnce(config, hearing, stopped.signal, first.resolve).catch(() => {})
      first.resolve()
      await setTimeout(PAUSE, undefined, { signal: stopped.signal }).catch(() => {})
    }
  })()
  await first.promise
  return async () => {
    stopped.abort()
    await listening
  }
}

async function listenOnce(
  config: ClientConfig,
  hearing: ChangeListener,
  signal: AbortSignal,
  listens: () => void,
): Promise<void> {
  const client = new Client(config)
  const ended = new AbortController()
  client.on('error', () => ended.abort())
  client.on('end', () => ended.abort())
  client.on('notification', ({ payload = '' }) => hearText(payload, hearing))
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    hearing.missed()
    listens()
    const over = AbortSignal.any([signal, ended.signal])
    while (!over.aborted) {
      await client.query('select 1')
      await setTimeout(STILL_THERE, undefined, { signal: over }).catch(() => {})
    }
  } finally {
    if (!ended.signal.aborted) await Promise.race([client.end(), once(ended.signal, 'abort')])
  }
}
