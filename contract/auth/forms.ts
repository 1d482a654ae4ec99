import { companyName, currentPassword, emailAddress, name, newPassword } from '../fields.ts'

const register = {
  firstName: name('Please enter first name'),
  lastName: name('Please enter last name'),
  emailAddress: emailAddress('Please enter a valid email address'),
  password: newPassword(
    'Please enter a password that contains at least one upper/lowercase letter, one number and one symbol.',
  ),
}

export const authForms = {
  login: {
    emailAddress: emailAddress('Please enter a valid email address'),
    password: currentPassword,
  },
  register,
  registerEmployer: { ...register, companyName },
  forgotPassword: {
    emailAddress: emailAddress('Please provide a valid email address'),
  },
  createPassword: {
    password: newPassword(),
  },
} as const
