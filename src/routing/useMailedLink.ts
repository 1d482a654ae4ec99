import { useLayoutEffect, useMemo, useState } from 'react'
import type { Role } from '../../contract/roles.ts'
import type { MailedLink } from '../../machines/auth/mailedLink.ts'
import { saveInvitationCode, readInvitationCode } from '../browser/storage/invitationCode.ts'
import { useNavigation } from './location.ts'

/**
 * Parameters of a mailed link: the path segments after the page, decoded exactly once. The router would
 * decode twice, and turn the address `a%2Fb@c.d` into another one.
 *
 * @param page the path of the page without them
 * @returns the link as first seen, or `undefined` when it is incomplete or garbled
 */
export function useMailedLink(role: Role, page: string): MailedLink | undefined {
  const [emailAddress, code] = useMailedParts(page)
  return useMemo(
    () => (emailAddress && code ? { role, emailAddress, code } : undefined),
    [role, emailAddress, code],
  )
}

/** Likewise of a link that carries nothing but a code, which this tab keeps until it is used or another one comes. */
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

  // Before anything leads elsewhere: what has been read need not stay where it can be seen, copied or sent along.
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
