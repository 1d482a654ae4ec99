import { availableParallelism } from 'node:os'

/** Number of processors that tests use. More workers would need more memory than most machines have. */
const processors = Math.min(availableParallelism(), 4)

/**
 * Number of workers of the tests, which also wait: in Node for databases and the network, in Chromium for the
 * browser to paint.
 */
export const workers = {
  inNode: 2 * processors,
  inChromium: Math.ceil(1.5 * processors),
} as const
