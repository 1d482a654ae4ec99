import { pino, type DestinationStream, type Logger } from 'pino'
import type { Settings } from './settings.ts'

export type { Logger } from 'pino'

// Masks email addresses in error messages of databases and mail servers. Package paths, which also contain an
// @, stay readable.
const WORD = /[^\s"'()<>/]+/g
const isAddress = (word: string) => word.slice(1, -1).includes('@')

/**
 * Structured logs: one JSON object per line, times in UTC. Callers log ids, names of calls and counts; they
 * never pass addresses, codes, cookies or bodies. Addresses in error messages are masked.
 *
 * @param destination standard error by default, which leaves standard output to messages for people
 */
export const createLogger = (
  { logLevel }: Pick<Settings, 'logLevel'>,
  destination: DestinationStream = errorStream(),
): Logger =>
  pino(
    {
      level: logLevel ?? (process.stderr.isTTY ? 'warn' : 'info'),
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { error },
    },
    destination,
  )

function errorStream(): DestinationStream {
  const stream = pino.destination(2)
  // A failed write to the log must not stop the server.
  stream.on('error', () => {})
  return stream
}

// Only selected properties, because database errors contain the row that they are about.
const error = (thrown: unknown) => {
  if (!(thrown instanceof Error)) return { message: masked(String(thrown)) }
  const code = 'code' in thrown ? thrown.code : undefined
  return { name: thrown.name, code, stack: masked(thrown.stack ?? thrown.message) }
}

const masked = (text: string) => text.replaceAll(WORD, (word) => (isAddress(word) ? '[address]' : word))
