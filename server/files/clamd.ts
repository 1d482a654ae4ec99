import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

const TIMEOUT_MS = 20_000
const CHUNK = 64 * 1024

/** Address of clamd: `tcp://host:3310`, or `unix:/run/clamav/clamd.ctl`. */
export type ClamdUrl = string

/** Scan without a result: clamd is unreachable, too slow, or returned an error. */
export class ScanFailed extends Error {}

/**
 * Scans content with clamd (INSTREAM: length-prefixed chunks, ended by a length of zero).
 *
 * @returns name of the malware; undefined for a clean file
 * @throws ScanFailed
 */
export async function scanWithClamd(
  url: ClamdUrl,
  content: Uint8Array,
  timeoutMs = TIMEOUT_MS,
): Promise<string | undefined> {
  const socket = connectTo(url)
  const timer = setTimeout(() => socket.destroy(new ScanFailed('clamd took too long')), timeoutMs)
  try {
    const answered = text(socket)
    send(socket, content)
    return resultOf(await answered)
  } catch (error) {
    throw error instanceof ScanFailed ? error : new ScanFailed('clamd cannot be reached', { cause: error })
  } finally {
    clearTimeout(timer)
    socket.destroy()
  }
}

function connectTo(url: ClamdUrl): Socket {
  const { hostname, pathname, port, protocol } = new URL(url)
  return protocol === 'unix:'
    ? connect({ path: pathname })
    : connect({ host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port || '3310') })
}

function send(socket: Socket, content: Uint8Array): void {
  socket.write('zINSTREAM\0')
  for (let from = 0; from < content.length; from += CHUNK) {
    const piece = content.subarray(from, from + CHUNK)
    socket.write(lengthOf(piece.length))
    socket.write(piece)
  }
  socket.write(lengthOf(0))
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** Parses a response of clamd: `stream: OK`, `stream: Name FOUND`, or an error. */
function resultOf(answer: string): string | undefined {
  const said = answer.replaceAll('\0', '').trim()
  if (said === 'stream: OK') return undefined
  const found = /^stream: (.{1,200}) FOUND$/.exec(said)?.[1]
  if (found === undefined) throw new ScanFailed(`clamd answered: ${said.slice(0, 200)}`)
  return found
}
