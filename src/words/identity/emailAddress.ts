import { isolate } from '../../../contract/isolate.ts'

export const emailAddressWords = {
  title: 'Change email address',
  what: 'your email address',
  current: (address: string) => `You log in with ${isolate(address)}.`,
  pending: (time: string) => `Your email changes once you open the link we sent. It works until ${time}.`,
  resend: 'Send again',
  cancel: 'Cancel change',
  newAddress: 'New email address',
  hint: 'We’ll email a link to this address. Nothing changes until you open it.',
  password: 'Your password',
  confirmWithPasskey: 'You’ll confirm the change with your passkey.',
  loginFirst: 'To change your email, log in again first. You’ll come back to this page.',
  form: 'the form to change your email address',
  submit: 'Send confirmation link',
  busy: 'Sending',
  confirm: {
    text: (address: string) =>
      `You’ll log in with ${isolate(address)} from now on. We’ll tell your earlier address.`,
    submit: 'Confirm email',
    busy: 'Confirming',
  },
  undo: {
    text: (address: string) =>
      `This restores ${isolate(address)} as the email of your account, logs you out everywhere, removes passkeys and connected accounts, and asks for a new password.`,
    submit: 'Undo change',
    home: 'Keep the new email',
  },
} as const
