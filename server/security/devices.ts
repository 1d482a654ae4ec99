import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Role } from '../../contract/roles.ts'

/** An account, as far as a device is bound to it. */
interface DeviceOwner {
  readonly id: string
  readonly role: Role
  readonly email_address: string
}

const NAME_LENGTH = 21

/**
 * A device from which somebody has logged in before: a cookie of 43 characters, a random name and a signature that
 * binds it to one account. It signs nobody in; it only keeps this device's tries apart from everybody else's.
 *
 * @param hash makes a keyed hash of 22 characters
 */
export function newDevice(hash: (text: string) => string, owner: DeviceOwner): string {
  const name = randomBytes(16).toString('base64url').slice(0, NAME_LENGTH)
  return name + signature(hash, name, owner.id)
}

/**
 * The name of the device that a cookie stands for, where the account was logged in to from it. The same work without an
 * account.
 */
export const deviceOf = (
  hash: (text: string) => string,
  cookie: string | undefined,
  owner: DeviceOwner | undefined,
): string | undefined =>
  deviceFor(hash, cookie, owner?.id ?? '') ??
  // Earlier versions bound a device to the address, which can change.
  deviceFor(hash, cookie, `${owner?.role} ${owner?.email_address}`)

function deviceFor(
  hash: (text: string) => string,
  cookie: string | undefined,
  subject: string,
): string | undefined {
  const name = cookie?.slice(0, NAME_LENGTH)
  if (!cookie || !name) return undefined
  const right = Buffer.from(name + signature(hash, name, subject))
  const given = Buffer.from(cookie)
  return given.length === right.length && timingSafeEqual(given, right) ? name : undefined
}

const signature = (hash: (text: string) => string, name: string, subject: string) =>
  hash(`device ${name} ${subject}`)
