import { isolate } from '../../../contract/isolate.ts'

export const devicesWords = {
  title: 'Devices',
  what: 'your devices',
  text: 'You’re logged in on these devices. If you don’t know one, sign it out and change your password.',
  current: 'This device',
  unknownBrowser: 'Unknown browser',
  network: (network: string) => `Network ${isolate(network)}`,
  unknownNetwork: 'Unknown network',
  since: (day: string) => `Logged in ${day}`,
  lastUsed: (time: string) => `Last used ${time}`,
  usedNow: 'In use now',
  end: 'Sign out',
  endNamed: (browser: string) => `Sign out of ${isolate(browser)}`,
  endOthers: 'Sign out of other devices',
  alone: 'You aren’t logged in on any other device.',
  dialog: {
    title: 'Sign out of other devices?',
    text: 'All your other devices are signed out right away. Text that isn’t saved there is lost.',
    confirm: 'Sign out of other devices',
    cancel: 'Stay logged in',
  },
} as const
