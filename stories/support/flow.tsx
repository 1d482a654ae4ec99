import { lazy, Suspense, useState, type ReactNode } from 'react'
import { createActor, type Actor, type AnyStateMachine, type ContextFrom, type InputFrom } from 'xstate'
import { roles } from '../../contract/roles.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import type { Notice } from '../../machines/shared/notice.ts'
import { createInspection } from '../../src/inspector/inspection.ts'
import type { InspectionSource } from '../../src/inspector/source.ts'
import { failed, refused } from './formEffect.ts'
import { refusals } from './refusals.ts'
import { restingPaths } from './restingPaths.ts'
import { stateValueAt } from './stateAt.ts'
import { Told } from './Told.tsx'
import { useToolbar } from './toolbar.tsx'

// Most stories are looked at without it.
const ChartBeside = lazy(() =>
  import('./ChartBeside.tsx').then((module) => ({ default: module.ChartBeside })),
)

interface Props<Machine extends AnyStateMachine> {
  machine: Machine
  /** The path of the state to open, such as `submitting.stillWaiting`; of several regions, with spaces between. */
  at: string
  context: ContextFrom<Machine>
  /** Starts the flow anew with it, as its page would: what its first state does is done. */
  input?: InputFrom<Machine> | undefined
  /** Notifications of a view that shows no failure itself. */
  notices?: readonly Notice[]
  children: (flow: Actor<Machine>) => ReactNode
}

/** Returns a view its flow, opened in one of its states. Another choice in the controls opens it anew. */
export function FlowAt<Machine extends AnyStateMachine>(props: Props<Machine>) {
  const { network } = useToolbar()
  const opening = [props.at, props.context, props.input && network]
  return <Opened key={JSON.stringify(opening)} {...props} />
}

function Opened<Machine extends AnyStateMachine>({
  machine,
  at,
  context,
  input,
  notices,
  children,
}: Props<Machine>) {
  const [{ flow, source }] = useState(() => {
    const { inspect, source: seen } = createInspection()
    // A frozen state: children do not start, and clocks stand still.
    const from = input ? { input } : { snapshot: machine.resolveState({ value: stateValueAt(at), context }) }
    const opened = createActor(machine, { ...from, inspect }).start()
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
      <Chart source={source} />
    </>
  )
}

/** The statecharts of a story, if the toolbar asks for them. */
export const Chart = ({ source }: { source: InspectionSource }) =>
  useToolbar()['chart'] === 'on' && (
    <Suspense>
      <ChartBeside source={source} />
    </Suspense>
  )

/** The control with which a reader of the stories chooses the state. */
export const stateControl = (machine: AnyStateMachine) =>
  ({ control: 'select', options: restingPaths(machine), description: 'The state of the flow' }) as const

/** The control with which a reader of the stories chooses the role. */
export const roleControl = {
  control: 'inline-radio',
  options: roles,
  description: 'Whose page it is',
} as const

const failures: Readonly<Record<string, Failure | undefined>> = {
  'none yet': undefined,
  offline: failed('offline'),
  'server not reached': failed('unreachable'),
  'no answer in time': failed('timeout'),
  'cookies off': failed('unkept'),
  'too many attempts': refused(refusals.tooManyAttempts.words),
  'too many people': refused(refusals.tooBusy.words),
  'fault of the server': refused(refusals.serverFailed.words),
}

/** The control with which a reader of the stories chooses what the last attempt has come to. */
export const failureControl = {
  control: 'select',
  options: Object.keys(failures),
  mapping: failures,
  description: 'What the last attempt has come to',
} as const

// Axe does not know the skip link as one, because hidden links of Storybook's own stand before it.
const region = { id: 'region', enabled: true, selector: "body *:not([href='#main'])" }

/** For the stories of whole pages: all that is read stands in a landmark. */
export const wholePage = { a11y: { config: { rules: [region] } } }
