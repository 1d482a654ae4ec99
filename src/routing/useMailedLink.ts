import { useLayoutEffect, useMemo, useState } from 'react'
import type { Role } from '../../contract/roles.ts'
import type { MailedLink } from '../../machines/auth/mailedLink.ts'
import { saveInvitationCode, readInvitationCode } from '../browser/storage/invitationCode.ts'
import { useNavigation } from './location.ts'

/**
 * Parameters of a mailed link, from the path segments after the page. Decoded exactly once: the router would
 * decode twice and change addresses such as `a%2Fb@c.d`.
 *
 * @param page path of the page without parameters
 * @returns the link as first seen; undefined if it is incomplete or malformed
 */
export function useMailedLink(role: Role, page: string): MailedLink | undefined {
  const [emailAddress, code] = useMailedParts(page)
  return useMemo(
    () => (emailAddress && code ? { role, emailAddress, code } : undefined),
    [role, emailAddress, code],
  )
}

/**
 * Code of a mailed link without an address. Stored in this tab until it is used or replaced by another code.
 */
export function useMailedCode(page: string): string | undefined {
  const [mailed] = useMailedParts(page)
  const [code] = useState(() => mailed || readInvitationCode())
  useLayoutEffect(() => {
    if (mailed) saveInvitationCode(mailed)
  }, [mailed])
  return code
}

function useMailedParts(page: string): readonly (string | undefined)[] {
  const { location: here, replaceState } = useNavigation()
  const { pathname } = here
  const [parts] = useState(() =>
    pathname
      .slice(page.length + 1)
      .split('/')
      .map(decodeOnce),
  )

  // Removes the parameters from the address before anything navigates, so that they cannot be seen, copied,
  // or sent in a referrer.
  useLayoutEffect(() => {
    replaceState(history.state, pathname.slice(0, page.length))
  }, [replaceState, page, pathname])
  return parts
}

function decodeOnce(segment: string): string | undefined {
  try {
    // oxlint-disable-next-line no-restricted-globals -- the one place where an address is decoded
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
