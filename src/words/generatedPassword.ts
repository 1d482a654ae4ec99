/** The rules of a new password (specification, 5) as browsers and password managers read them that make one up. */
export const generatedPassword =
  'minlength: 8; maxlength: 128; required: lower; required: upper; required: digit; required: special;'
