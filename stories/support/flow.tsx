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

// Loaded on demand, because most stories are viewed without the chart.
const ChartBeside = lazy(() =>
  import('./ChartBeside.tsx').then((module) => ({ default: module.ChartBeside })),
)

interface Props<Machine extends AnyStateMachine> {
  machine: Machine
  /**
   * Path of the state to open, such as `submitting.stillWaiting`; paths of several regions are separated by
   * spaces.
   */
  at: string
  context: ContextFrom<Machine>
  /** Input to start the flow normally instead of in a frozen state, so that its initial effects run. */
  input?: InputFrom<Machine> | undefined
  /** Notices to show at the start. If given, the view also shows notices of its flow. */
  notices?: readonly Notice[]
  children: (flow: Actor<Machine>) => ReactNode
}

/** Opens a flow in a given state and passes it to a view. Changes in Storybook's controls open it again. */
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
    // A resolved snapshot is frozen: its children do not start, and its delays do not run.
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

/** Statecharts of a story, if the toolbar turns them on. */
export const Chart = ({ source }: { source: InspectionSource }) =>
  useToolbar()['chart'] === 'on' && (
    <Suspense>
      <ChartBeside source={source} />
    </Suspense>
  )

/** Storybook control for the state of the flow. */
export const stateControl = (machine: AnyStateMachine) =>
  ({ control: 'select', options: restingPaths(machine), description: 'The state of the flow' }) as const

/** Storybook control for the role. */
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

/** Storybook control for the result of the last attempt. */
export const failureControl = {
  control: 'select',
  options: Object.keys(failures),
  mapping: failures,
  description: 'What the last attempt has come to',
} as const

// Excludes the skip link, which axe does not recognize after hidden links of Storybook.
const region = { id: 'region', enabled: true, selector: "body *:not([href='#main'])" }

/** Parameters for stories of whole pages, where all content must be in landmarks. */
export const wholePage = { a11y: { config: { rules: [region] } } }
