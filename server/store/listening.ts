import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { CHANNEL, hearText, type ChangeListener, type StopListening } from './changes.ts'

const PAUSE = 1_000
/** Interval of heartbeats, shorter than the silence after which a connection counts as lost. */
const STILL_THERE = 4_000

/**
 * Listens for commits of all servers, on a separate connection. A lost connection is replaced within a second
 * or two after the database is available again; changes in between count as missed.
 *
 * @param config of the connection, which must close after a silence longer than the heartbeat interval
 * @returns after the first attempt to connect
 */
export async function listenTo(config: ClientConfig, hearing: ChangeListener): Promise<StopListening> {
  const stopped = new AbortController()
  const first = Promise.withResolvers<void>()
  const listening = (async () => {
    while (!stopped.signal.aborted) {
      // The reason of the lost connection is not reported, because the next query of the pool fails for the
      // same one.
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
