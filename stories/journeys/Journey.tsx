import { useSelector } from '@xstate/react'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { createActor } from 'xstate'
import { RootActorsContext, rootActorsOf } from '../../src/app/actors.ts'
import type { RouteLocation, Navigation } from '../../src/routing/location.ts'
import { AppAt } from '../../src/App.tsx'
import { app as appLogic } from '../../src/app/app.ts'
import { createInspection } from '../../src/inspector/inspection.ts'
import { matchRoute } from '../../src/routing/matchRoute.ts'
import { TextLink } from '../../src/ui/controls/TextLink.tsx'
import { Chart } from '../support/flow.tsx'
import { memory, type Memory } from './memory.ts'

interface Props extends Partial<Memory> {
  /** URL at which the journey starts. */
  start: string
}

/** The whole application without a server: its effects read and write an in-memory state. */
export function Journey({ start, ...known }: Props) {
  const [{ source, ...actors }] = useState(() => {
    memory.send({ type: 'begin', with: known })
    const { inspect, source: seen } = createInspection()
    return { ...rootActorsOf(createActor(appLogic, { id: 'app', systemId: 'app', inspect })), source: seen }
  })
  const { app } = actors

  useEffect(() => {
    app.start()
  }, [app])

  return (
    <RootActorsContext value={actors}>
      <AppAt {...useMemoryHistory(start)} />
      <Mails />
      <Chart source={source} />
    </RootActorsContext>
  )
}

/** In-memory navigation history of a journey, because the browser's URL is Storybook's. */
function useMemoryHistory(start: string) {
  const [here, setRouteLocation] = useState(() => routeLocationOf(start, { arrivedBy: 'load' }))
  const methods = useMemo<Omit<Navigation, 'location'>>(
    () => ({
      navigate: (to, { state = null } = {}) =>
        startTransition(() =>
          setRouteLocation((from) => routeLocationOf(to, { arrivedBy: 'step', state, from })),
        ),
      loadDocument: (to) =>
        startTransition(() => setRouteLocation(routeLocationOf(to, { arrivedBy: 'load' }))),
      replaceState: () => undefined,
    }),
    [],
  )
  return {
    navigation: useMemo(() => ({ location: here, ...methods }), [here, methods]),
    route: matchRoute(here.pathname),
  }
}

interface Arrival {
  arrivedBy: RouteLocation['arrivedBy']
  state?: unknown
  from?: Pick<RouteLocation, 'pathname' | 'search'>
}

const outside = { pathname: '/', search: '' }

function routeLocationOf(to: string, { arrivedBy, state, from = outside }: Arrival): RouteLocation {
  const { pathname, search } = new URL(to, location.origin + from.pathname + from.search)
  return { pathname, search, state, arrivedBy }
}

/** Mails that the server would have sent, newest first. Their links continue the journey. */
function Mails() {
  const mails = useSelector(memory, ({ context }) => context.mails)
  return (
    mails.length > 0 && (
      <aside aria-label="Mails" className="border-t border-line bg-surface px-gutter py-8 print:hidden">
        <ul>
          {mails.map(({ id, subject, to, link }) => (
            <li key={id} className="wrap-anywhere">
              Mail to {to}: <TextLink href={link}>{subject}</TextLink>
            </li>
          ))}
        </ul>
      </aside>
    )
  )
}
