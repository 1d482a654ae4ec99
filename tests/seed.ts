import { configureGlobal } from 'fast-check'

/** The same inputs in every run: a change that fails is at fault itself. `PROPERTY_SEED` tries others. */
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_125) })
