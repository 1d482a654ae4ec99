import { totalmem } from 'node:os'
import process from 'node:process'

/** Memory budget per stream. A stream with its connection takes at most an eighth of it. */
const BYTES_FOR_A_STREAM = 1024 * 1024
const FEWEST_STREAMS = 512
const MOST_STREAMS = 8_192
/** Connections reserved for requests other than streams and websockets. */
const OTHER_CONNECTIONS = 512

/** Resource limits of a process. */
export interface Capacity {
  readonly streams: number
  /** Number of websockets of the hosted API. */
  readonly websockets: number
  /** Number of connections, including those of streams and websockets. */
  readonly connections: number
}

/**
 * Computes limits from the available memory.
 *
 * @param bytes of memory that the process may use
 */
export function capacityOf(bytes: number): Capacity {
  const fitting = Math.floor(bytes / BYTES_FOR_A_STREAM)
  const streams = Math.min(MOST_STREAMS, Math.max(FEWEST_STREAMS, fitting - (fitting % 2)))
  const websockets = streams / 2
  return { streams, websockets, connections: streams + websockets + OTHER_CONNECTIONS }
}

/** Memory of this machine, or the limit of the container, in bytes. */
export function usableMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}
