import * as v from 'valibot'
import { bounds, plainLine } from '../text.ts'

/** Length in characters. */
const passkeyNameLength = { min: 1, max: 60 } as const

const NAMELESS = 'Enter a name for this passkey.'

export const passkeyForms = {
  renamePasskey: {
    name: v.pipe(
      plainLine(passkeyNameLength.max, NAMELESS),
      v.nonEmpty(NAMELESS),
      bounds({ minLength: passkeyNameLength.min }),
    ),
  },
} as const
