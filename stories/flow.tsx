import { lazy, Suspense, useState, type ReactNode } from 'react'
import {
  createActor,
  pathToStateValue,
  type Actor,
  type ActorOptions,
  type AnyStateMachine,
  type ContextFrom,
} from 'xstate'
import { roles } from '../contract/roles.ts'
import type { Notice } from '../machines/notice.ts'
import { createInspection } from '../src/inspector/inspection.ts'
import { restingPaths } from './restingPaths.ts'
import { Told } from './Told.tsx'
import { useToolbar } from './toolbar.tsx'

// Most stories are looked at without it.
const ChartBeside = lazy(() =>
  import('./ChartBeside.tsx').then((module) => ({ default: module.ChartBeside })),
)

interface Props<Machine extends AnyStateMachine> {
  machine: Machine
  /** The path of the state to open, such as `submitting.stillWaiting`. */
  at: string
  context: ContextFrom<Machine>
  /** Of a view that says nothing of a failure itself: what has been told beside it by then. */
  notices?: readonly Notice[]
  children: (flow: Actor<Machine>) => ReactNode
}

/** Gives a view its flow, opened in one of its states. Another choice in the controls opens it anew. */
export const FlowAt = <Machine extends AnyStateMachine>(props: Props<Machine>) => (
  <Opened key={JSON.stringify([props.at, props.context])} {...props} />
)

function Opened<Machine extends AnyStateMachine>({
  machine,
  at,
  context,
  notices,
  children,
}: Props<Machine>) {
  const hasChart = useToolbar()['chart'] === 'on'
  const [{ flow, source }] = useState(() => {
    const { inspect, source: seen } = createInspection()
    // What this state would start stays unstarted, and its clocks stand still.
    const snapshot = machine.resolveState({ value: pathToStateValue(at.split('.')), context })
    const opened = createActor(machine, { snapshot, inspect } as ActorOptions<Machine>).start()
    return { flow: opened, source: seen }
  })
  return (
    <>
      {notices ? (
        <Told flow={flow} notices={notices}>
          {children(flow)}
        </Told>
      ) : (
        children(flow)
      )}
      {hasChart && (
        <Suspense>
          <ChartBeside source={source} />
        </Suspense>
      )}
    </>
  )
}

/** The control with which a reader of the stories chooses the state. */
export const stateControl = (machine: AnyStateMachine) =>
  ({ control: 'select', options: restingPaths(machine), description: 'The state of the flow' }) as const

/** The control with which a reader of the stories chooses the role. */
export const roleControl = { control: 'inline-radio', options: roles } as const

// Axe does not know the skip link as one, because hidden links of Storybook's own stand before it.
const region = { id: 'region', enabled: true, selector: "body *:not([href='#main'])" }

/** For the stories of whole pages: all that is read stands in a landmark. */
export const wholePage = { a11y: { config: { rules: [region] } } }
