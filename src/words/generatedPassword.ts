/**
 * Rules for a new password (specification, 5), in the syntax for password generators of browsers and password
 * managers.
 */
export const generatedPassword =
  'minlength: 8; maxlength: 128; required: lower; required: upper; required: digit; required: special;'
