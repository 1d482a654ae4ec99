import { useLayoutEffect, useState } from 'react'
import type { Role } from '../../contract/roles.ts'
import type { MailedLink } from '../../machines/auth/mailedLink.ts'
import { useNavigation } from './location.ts'

/**
 * What the mailed link that was followed carries: the parts of the path after that of its page, decoded exactly once.
 * The router would decode them twice, and turn the address `a%2Fb@c.d` into another one.
 *
 * @param page the path of the page without them
 * @returns the link as it was first seen, or `undefined` when it lacks a part or is garbled
 */
export function useMailedLink(role: Role, page: string): MailedLink | undefined {
  const { address, amend } = useNavigation()
  const { pathname } = address
  const [link] = useState(() => {
    const [emailAddress, code] = pathname
      .slice(page.length + 1)
      .split('/')
      .map(decodeOnce)
    return emailAddress && code ? { role, emailAddress, code } : undefined
  })

  // Before anything leads elsewhere: what has been read need not stay where it can be seen, copied or sent along.
  useLayoutEffect(() => {
    amend(history.state, pathname.slice(0, page.length))
  }, [amend, page, pathname])
  return link
}

function decodeOnce(segment: string): string | undefined {
  try {
    // oxlint-disable-next-line no-restricted-globals -- the one place where an address is decoded
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
