import { useMemo, type ReactNode } from 'react'
import type { Notice } from '../../machines/shared/notice.ts'
import type { SessionActor } from '../../machines/session/session.ts'
import type { Users } from '../../machines/session/sessionEvents.ts'
import { RootActorsContext, useRootActors } from '../../src/app/actors.ts'
import { NavigationContext, type Navigation } from '../../src/routing/location.ts'
import { session as sessionLogic } from '../../src/effects/session.ts'
import { FlowAt } from './flow.tsx'

interface Props {
  /** Path of the session's state, such as `member.confirmed`. */
  at: string
  users: Users
  /** Path of the shown page. */
  path: string
  children: ReactNode
}

const none: readonly Notice[] = []

/** Provides a session in a given state. */
export const SessionAt = ({ at, users, path, children }: Props) => (
  <FlowAt machine={sessionLogic} at={at} context={{ users, kept: undefined, closing: [] }} notices={none}>
    {(session) => (
      <Around session={session} path={path}>
        {children}
      </Around>
    )}
  </FlowAt>
)

function Around({ session, path, children }: Pick<Props, 'path' | 'children'> & { session: SessionActor }) {
  const actors = useRootActors()
  return (
    <RootActorsContext value={useMemo(() => ({ ...actors, session }), [actors, session])}>
      <NavigationContext value={useMemo(() => navigationAt(path), [path])}>{children}</NavigationContext>
    </RootActorsContext>
  )
}

/** Navigation with a fixed location. */
const navigationAt = (pathname: string): Navigation => ({
  location: { pathname, search: '', state: null, arrivedBy: 'load' },
  navigate: () => undefined,
  loadDocument: () => undefined,
  replaceState: () => undefined,
})
