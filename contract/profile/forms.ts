import * as v from 'valibot'
import { currentPassword, name, newPassword } from '../fields.ts'
import { bounded, tooLong } from '../text.ts'

/** Minimum from the specification, 9. */
export const userNameLength = { min: 6, max: 32 } as const

export const profileForms = {
  profile: {
    firstName: name('Invalid first name'),
    lastName: name('Invalid last name'),
    userName: v.pipe(
      bounded(userNameLength.max, 'Min 6 and alphanumeric english chars.'),
      v.trim(),
      v.regex(/^[A-Za-z0-9]{6,}$/, 'Min 6 and alphanumeric english chars.'),
      v.maxLength(userNameLength.max, tooLong(userNameLength.max)),
    ),
  },
  changePassword: { currentPassword, password: newPassword() },
} as const
