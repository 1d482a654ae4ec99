import { configureGlobal } from 'fast-check'

/** Fixed seed: every run has the same inputs, so a failure comes from the change under test. `PROPERTY_SEED` tries others. */
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_125) })
