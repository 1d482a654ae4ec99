import { chmodSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import type { Logger } from '../operations/logger.ts'
import { answerSchema, type OperatorAnswer } from './answer.ts'
import { operatorTexts } from '../words/operators.ts'

/** Idle timeout of a connection in milliseconds, so that it cannot delay a shutdown. */
const TIMEOUT_MS = 5_000

/** Path of the Unix socket on which a server with the embedded database receives operator commands. */
const socketFile = (dataDir: string) => join(dataDir, 'operator.sock')

interface Listening {
  /** Runs a command. */
  readonly work: (words: readonly string[]) => Promise<OperatorAnswer>
  readonly logger: Logger
}

/**
 * Listens for operator commands on a socket in the data directory, accessible to its owner only. If the path
 * is too long for a socket, it logs a warning and does nothing.
 *
 * @returns function that closes the socket
 */
export async function listenToOperators(
  dataDir: string,
  { work, logger }: Listening,
): Promise<() => Promise<void>> {
  const answer = (words: readonly string[]) =>
    work(words).catch((error: unknown) => {
      logger.error({ error }, 'An operator command failed')
      return { isDone: false, text: operatorTexts.failed }
    })
  return openSocket(dataDir, answer).catch((error: unknown) => {
    logger.warn({ error }, 'Operator commands are unavailable while this server runs')
    return async () => {}
  })
}

async function openSocket(
  dataDir: string,
  answer: (words: readonly string[]) => Promise<OperatorAnswer>,
): Promise<() => Promise<void>> {
  const file = socketFile(dataDir)
  // Removes the socket of a killed server. This is safe, because this process has locked the directory.
  rmSync(file, { force: true })
  const reply = async (socket: Socket) => {
    const words = v.parse(wordsSchema, JSON.parse(await text(socket)))
    socket.end(JSON.stringify(await answer(words)))
  }
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy())
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy())
    reply(socket).catch(() => socket.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(file, resolve)
  })
  chmodSync(file, 0o600)
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/**
 * Sends a command to the server that uses a data directory.
 *
 * @returns its output; `undefined` if no server listens
 */
export function askServer(dataDir: string, words: readonly string[]): Promise<OperatorAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ path: socketFile(dataDir), allowHalfOpen: true })
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code && nobodyThere.has(error.code)) resolve(undefined)
      else reject(error)
    })
    socket.once('connect', () => {
      socket.end(JSON.stringify(words))
      text(socket)
        .then((said) => v.parse(answerSchema, JSON.parse(said)))
        .then(resolve, reject)
    })
  })
}

const nobodyThere: ReadonlySet<string> = new Set(['ENOENT', 'ECONNREFUSED', 'EINVAL'])

const wordsSchema = v.array(v.string())
