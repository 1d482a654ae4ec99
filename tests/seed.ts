import { configureGlobal } from 'fast-check'

/**
 * Uses a fixed seed, so that a failure comes from the change under test. `PROPERTY_SEED` tries other inputs.
 */
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_125) })
