import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Role } from '../../contract/roles.ts'

/** Account, as far as needed to bind a device to it. */
interface DeviceOwner {
  readonly id: string
  readonly role: Role
  readonly email_address: string
}

const NAME_LENGTH = 21

/**
 * Cookie value of a device from which an account was logged in to: 43 characters, with a random name and a
 * signature that binds it to the account. It is not a credential; it only separates the login attempts of
 * this device from others.
 *
 * @param hash computes a keyed hash of 22 characters
 */
export function newDevice(hash: (text: string) => string, owner: DeviceOwner): string {
  const name = randomBytes(16).toString('base64url').slice(0, NAME_LENGTH)
  return name + signature(hash, name, owner.id)
}

/**
 * Name of the device in a cookie, if the account was logged in to from it. Takes the same time without an
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
