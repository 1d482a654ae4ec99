import { mailedPath } from '../../contract/auth/paths.ts'
import { noticePaths } from '../../contract/notices/paths.ts'
import { paths } from '../../contract/paths.ts'
import { roles } from '../../contract/roles.ts'
import type { ViewNotes } from './viewNote.ts'

const [role] = roles

/** Notes on the views for registration, account settings and logout. */
export const accountNotes: Readonly<Record<string, ViewNotes>> = {
  'Views/Change password': {
    purpose: 'A member who is logged in sets another password, in the settings.',
    addresses: roles.map((each) => paths.settings[each]),
    width: 904,
    forms: ['changePassword'],
    questions: [],
  },
  'Views/Set a password': {
    purpose: 'A member whose account was made with a provider sets a password, in the settings.',
    addresses: roles.map((each) => paths.settings[each]),
    width: 904,
    forms: ['setPassword'],
    questions: [],
  },
  'Views/Delete your account': {
    purpose: 'A member deletes their account, in the settings, after reading what ends.',
    addresses: roles.map((each) => paths.settings[each]),
    width: 904,
    forms: ['deleteAccount'],
    keys: { Escape: 'Closes the dialog; nothing is deleted.' },
    questions: [],
  },
  'Views/Keep your account': {
    purpose: 'A member who logs in to an account that they have deleted keeps it, or logs out.',
    addresses: roles.map((each) => paths.area[each]),
    questions: [],
  },
  'Views/Devices': {
    purpose: 'A member sees where they are logged in, in the settings, and signs other devices out.',
    addresses: roles.map((each) => paths.settings[each]),
    width: 904,
    keys: { Escape: 'In the question: keeps the devices logged in.' },
    questions: [],
  },
  'Views/Email address': {
    purpose:
      'A member changes their email address, in the settings. Nothing changes before the new one is proven.',
    addresses: roles.map((each) => paths.settings[each]),
    width: 904,
    forms: ['changeEmailAddress'],
    questions: [],
  },
  'Views/Email links': {
    purpose: 'Confirms a new email address, or undoes its change. Opening the link alone does neither.',
    addresses: [
      mailedPath(paths.changeEmail(role), 'address', 'code'),
      mailedPath(paths.undoEmail(role), 'address', 'code'),
    ],
    questions: [],
  },
  'Views/Connect a provider': {
    purpose: 'Somebody whose provider names the address of an account connects the two, with the password.',
    addresses: roles.map(paths.linkProvider),
    questions: [],
  },
  'Views/Connected accounts': {
    purpose: 'A member sees the providers that log them in, in the settings, and disconnects one.',
    addresses: roles.map((each) => paths.settings[each]),
    width: 904,
    keys: { Escape: 'In the question: keeps the account connected.' },
    questions: [],
  },
  'Views/Create password': {
    purpose: 'Somebody who followed the link in their mail sets a new password.',
    addresses: [mailedPath(paths.createPassword(role), 'address', 'code')],
    forms: ['createPassword'],
    questions: ['Its message names no symbol, though the rule asks for one. May the words change?'],
  },
  'Views/Data export': {
    purpose: 'A member gets a ZIP with all their data, in the settings.',
    addresses: roles.map((each) => paths.settings[each]),
    width: 904,
    questions: [],
  },
  'Views/Forgot password': {
    purpose: 'Somebody who cannot log in asks for a link to set a new password.',
    addresses: roles.map(paths.forgotPassword),
    forms: ['forgotPassword'],
    questions: [],
  },
  'Views/Login': {
    purpose: 'Somebody with an account logs in with their address and password, a passkey, or a provider.',
    addresses: roles.map(paths.login),
    forms: ['login'],
    questions: [],
  },
  'Views/Logout': {
    purpose: 'Stands for the moment in which somebody is logged out.',
    addresses: roles.map((each) => paths.logout[each]),
    width: 904,
    questions: [],
  },
  'Views/Mails': {
    purpose: 'A member says which mails come, kind by kind; each choice is saved at once.',
    addresses: Object.values(noticePaths.preferences),
    width: 904,
    questions: [],
  },
  'Views/Name the company': {
    purpose: 'A new employer who comes from a provider names the company, and has an account.',
    addresses: [paths.nameCompany],
    questions: [],
  },
  'Views/Passkey on the login': {
    purpose: 'Somebody with a passkey logs in with it, from the login page.',
    addresses: roles.map(paths.login),
    questions: [],
  },
  'Views/Passkeys': {
    purpose: 'A member adds a passkey, in the settings, and renames or removes one.',
    addresses: roles.map((each) => paths.settings[each]),
    width: 904,
    keys: { Escape: 'In a dialog: leaves the passkey as it is.' },
    questions: [],
  },
  'Views/Providers on the login': {
    purpose: 'Somebody logs in or registers with an account of a provider.',
    addresses: [...roles.map(paths.login), ...roles.map(paths.register)],
    questions: [],
  },
  'Views/Registration': {
    purpose: 'Somebody new gives their name, their address and a password, and has an account.',
    addresses: roles.map(paths.register),
    // The fields of a candidate, and a company name.
    forms: ['registerEmployer'],
    questions: [],
  },
  'Views/Role chooser': {
    purpose: 'Asks whether somebody looks for a job or hires, before they log in or register.',
    addresses: [paths.chooseLogin, paths.chooseRegister],
    keys: { 'Arrow keys': 'On a card: choose the other one.' },
    questions: [],
  },
  'Views/Signed out': {
    purpose: 'Stands in for a member’s page while nobody is logged in, and leads back to it after the login.',
    addresses: [],
    width: 904,
    questions: [],
  },
  'Views/Stop mails': {
    purpose: 'Whoever has a mail stops those of its kind, without being signed in, or turns them on again.',
    addresses: [noticePaths.stopMails('link')],
    questions: [],
  },
  'Views/Storage': {
    purpose: 'A candidate sees how much their account holds, in the settings, and deletes files.',
    addresses: [paths.settings.candidate],
    width: 904,
    keys: { Escape: 'In the question: keeps the file.' },
    questions: [],
  },
  'Views/Terms notice': {
    purpose: 'Asks a member to accept a new version of the terms and the privacy policy.',
    addresses: [],
    width: 904,
    questions: [],
  },
  'Views/Verification': {
    purpose: 'Checks the link by which somebody proves that an address is theirs.',
    addresses: [mailedPath(paths.verify(role), 'address', 'code')],
    questions: [],
  },
  'Views/Verification reminder': {
    purpose: 'Tells a member that their address is not verified yet, and resends the email.',
    addresses: [],
    width: 904,
    questions: ['Is there anything that a member may not do until then?'],
  },
}
