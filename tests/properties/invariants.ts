import * as fc from 'fast-check'
import { marker } from '../machines/support/events.ts'
import { stepsOf, World, type Step, type Subject } from './world.ts'

/**
 * Calls that may be repeated while they are pending: reads, and logouts, which end the remaining sessions.
 */
const mayBeAskedAgain = new Set([
  'confirm',
  'searchJobs',
  'read',
  'readMore',
  'readSaved',
  'countWaiting',
  'loadLive',
  'logout',
])

/** A secret in a machine's input, and the states that may still hold it. */
export interface Secret {
  readonly word: string
  readonly mayBeIn: readonly string[]
}

/** Invariants of every machine under any sequence of events. Each returns its violations. */
export const invariants = {
  'has one call under way at most, in each region': (world: World) =>
    world
      .underWay()
      .slice(world.regions)
      .map(({ name }) => name),

  'begins no call that is under way': (world: World) =>
    world.begunTwice.filter((name) => !mayBeAskedAgain.has(name)),

  'never ends in an error': (world: World) => {
    const { status, error } = world.snapshot()
    return status === 'error' ? [String(error)] : []
  },

  'calls nobody once it has ended': (world: World) =>
    world.snapshot().status === 'active' ? [] : world.underWay().map(({ name }) => name),

  'stays ended once it has ended': (world: World) => {
    const end = world.end()
    return end && world.snapshot() !== end ? [world.snapshot().status] : []
  },

  'has a context that is JSON': (world: World) => notJson(world.snapshot().context, 'context'),

  'keeps nothing that was typed': (world: World) => {
    const { context, output } = world.snapshot()
    return holds([context, output], marker) ? ['typed'] : []
  },

  'keeps a code only while it is checked': (world: World, secret?: Secret) => {
    const snapshot = world.snapshot()
    const mayHold = secret?.mayBeIn.some((state) => snapshot.matches(state))
    return secret && !mayHold && holds([snapshot.context, snapshot.output], secret.word) ? ['code'] : []
  },
} as const

export type Invariant = keyof typeof invariants

const isInvariant = (name: string): name is Invariant => name in invariants
const names = Object.keys(invariants).filter(isInvariant)

/** Runs random sequences of steps on a machine. Returns the violated invariants. */
export async function brokenBy(subject: Subject, secret?: Secret): Promise<Invariant[]> {
  const broken = new Set<Invariant>()
  await fc.assert(
    fc.asyncProperty(stepsOf(subject), async (story) => {
      for (const name of await brokenIn(subject, story, secret)) broken.add(name)
    }),
  )
  return [...broken]
}

/** Runs one sequence of steps. Returns the violated invariants. */
export async function brokenIn(
  subject: Subject,
  story: readonly Step[],
  secret?: Secret,
): Promise<Invariant[]> {
  const world = new World(subject)
  const broken = new Set<Invariant>()
  try {
    for (const step of story) {
      await world.take(step)
      for (const name of names) if (invariants[name](world, secret).length > 0) broken.add(name)
    }
  } finally {
    world.actor.stop()
  }
  return [...broken]
}

function notJson(part: unknown, path: string): string[] {
  if (part === null || part === undefined || ['string', 'boolean'].includes(typeof part)) return []
  if (typeof part === 'number') return Number.isFinite(part) ? [] : [path]
  if (typeof part !== 'object') return [path]
  if (isActor(part)) return []
  const isPlain = Array.isArray(part) || Object.getPrototypeOf(part) === Object.prototype
  if (!isPlain) return [path]
  return Object.entries(part).flatMap(([key, within]) => notJson(within, `${path}.${key}`))
}

/** True for a child actor, whose data does not count as the machine's own. */
const isActor = (part: object) => 'sessionId' in part && 'send' in part

function holds(part: unknown, word: string, seen = new Set<unknown>()): boolean {
  if (typeof part === 'string') return part.includes(word)
  if (typeof part !== 'object' || part === null || seen.has(part) || isActor(part)) return false
  seen.add(part)
  return part instanceof FormData || Object.values(part).some((within) => holds(within, word, seen))
}
