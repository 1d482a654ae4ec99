import { totalmem } from 'node:os'
import process from 'node:process'

/** A stream with its connection takes at most an eighth of this. */
const BYTES_FOR_A_STREAM = 1024 * 1024
const FEWEST_STREAMS = 512
const MOST_STREAMS = 8_192
/** Connections for everything but streams and websockets. */
const OTHER_CONNECTIONS = 512

/** Resources that a process can hold open. */
export interface Capacity {
  readonly streams: number
  /** Websockets of the hosted API. */
  readonly websockets: number
  /** The streams and websockets among them. */
  readonly connections: number
}

/** @param bytes of memory that the process may use */
export function capacityOf(bytes: number): Capacity {
  const fitting = Math.floor(bytes / BYTES_FOR_A_STREAM)
  const streams = Math.min(MOST_STREAMS, Math.max(FEWEST_STREAMS, fitting - (fitting % 2)))
  const websockets = streams / 2
  return { streams, websockets, connections: streams + websockets + OTHER_CONNECTIONS }
}

/** The memory of this machine, or of the container that the process runs in, in bytes. */
export function usableMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}
