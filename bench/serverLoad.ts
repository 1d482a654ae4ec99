import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** Maximum number of calls per connection, because the server closes it after a thousand. */
export const MOST_CALLS = 900

/**
 * Serialized HTTP request.
 *
 * @param cookies value of the Cookie header for a logged-in browser
 */
export const requestOf = (origin: string, path: string, payload?: object, cookies?: string): string => {
  const { host } = new URL(origin)
  if (!payload) return `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`
  const body = JSON.stringify(payload)
  const cookie = cookies === undefined ? '' : `Cookie: ${cookies}\r\n`
  return `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n${cookie}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

export interface Outcome {
  readonly status: number
  readonly milliseconds: number
}

interface Answer extends Outcome {
  /** Response body, decoded as latin1. */
  readonly body: string
}

/** Opens a persistent connection with minimal overhead, so that measurements reflect the server. */
export async function openConnection(origin: string) {
  const { port } = new URL(origin)
  const socket = connect(Number(port), '127.0.0.1').setNoDelay(true)
  socket.setEncoding('latin1')
  await once(socket, 'connect')
  let answer = ''
  let tell: ((answer: string) => void) | undefined
  let fail: ((error: Error) => void) | undefined
  socket.on('error', (error) => fail?.(error))
  socket.on('close', () => fail?.(new Error('The server has closed the connection.')))
  socket.on('data', (part: string) => {
    answer += part
    if (isWhole(answer)) tell?.(answer)
  })
  const call = async (request: string): Promise<Answer> => {
    const began = performance.now()
    answer = ''
    const whole = new Promise<string>((resolve, reject) => ([tell, fail] = [resolve, reject]))
    socket.write(request, 'latin1')
    const text = await whole
    const milliseconds = performance.now() - began
    return { status: Number(text.slice(9, 12)), milliseconds, body: text.slice(text.indexOf('\r\n\r\n') + 4) }
  }
  return { call, close: () => socket.destroy() }
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n')
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, Math.max(end, 0)))?.[1]
  return end >= 0 && answer.length >= end + 4 + Number(length ?? 0)
}

/** Sends requests over several connections in parallel, one at a time on each, for the given time. */
export async function storm(
  origin: string,
  {
    requests,
    connections,
    milliseconds,
    thought = 0,
  }: {
    requests: readonly string[]
    connections: number
    milliseconds: number
    /** Mean pause between two calls on a connection, in ms. */
    thought?: number
  },
): Promise<readonly Outcome[]> {
  const until = performance.now() + milliseconds
  const outcomes: Outcome[] = []
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      if (thought > 0) await setTimeout(thought * Math.random())
      // Connections start at different requests, so that identical requests do not coincide unless all are
      // the same.
      for (let turn = index * Math.ceil(requests.length / connections); performance.now() < until;) {
        const { call, close } = await openConnection(origin)
        for (const last = turn + MOST_CALLS; turn < last && performance.now() < until; turn += 1) {
          const { milliseconds: took, status } = await call(requests[turn % requests.length] ?? '')
          outcomes.push({ status, milliseconds: took })
          if (thought > 0) await setTimeout(thought * (0.5 + Math.random()))
        }
        close()
      }
    }),
  )
  return outcomes
}

/**
 * Quantile of the values.
 *
 * @param part share of the values below the result, from 0 to 1
 */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN
