import { pino, type DestinationStream, type Logger } from 'pino'
import type { Settings } from './settings.ts'

export type { Logger } from 'pino'

// Masks e-mail addresses in error messages of databases and mail servers. Package paths, which contain an @
// as well, stay readable.
const WORD = /[^\s"'()<>/]+/g
const isAddress = (word: string) => word.slice(1, -1).includes('@')

/**
 * Structured logs: one JSON object per line, times in UTC. Callers log ids, names of calls and counts;
 * addresses, codes, cookies and bodies are never passed, and addresses in error messages are masked.
 *
 * @param destination by default the error stream, which leaves standard output to messages for people
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
  // A log that cannot be written is no reason to stop.
  stream.on('error', () => {})
  return stream
}

// Only these: the errors of a database carry the row that they are about.
const error = (thrown: unknown) => {
  if (!(thrown instanceof Error)) return { message: masked(String(thrown)) }
  const code = 'code' in thrown ? thrown.code : undefined
  return { name: thrown.name, code, stack: masked(thrown.stack ?? thrown.message) }
}

const masked = (text: string) => text.replaceAll(WORD, (word) => (isAddress(word) ? '[address]' : word))
