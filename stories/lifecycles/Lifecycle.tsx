import { useState } from 'react'
import { createActor, type AnyStateMachine } from 'xstate'
import { lifecycles } from '../../machines/index.ts'
import { chartOf } from '../../machines/shared/chart.ts'
import { createInspection } from '../../src/inspector/inspection.ts'
import { Inspector } from '../../src/inspector/panel/Inspector.tsx'
import { EventTable } from '../docs/EventTable.tsx'
import { Page } from '../reading/Page.tsx'
import { Table } from '../reading/Table.tsx'
import { stateValueAt } from '../support/stateAt.ts'

interface Props {
  lifecycle: keyof typeof lifecycles
  title: string
  lead: string
  /** Path of the state to open; paths of several regions are separated by spaces. */
  at: string
  /** External facts that the guards use. */
  facts: object
}

/** Documentation of a lifecycle: an actor to step through, and tables of its states and events. */
export function Lifecycle({ at, facts, lead, lifecycle, title }: Props) {
  const machine: AnyStateMachine = lifecycles[lifecycle]
  return (
    <Page title={title} lead={lead}>
      <Steps key={JSON.stringify([at, facts])} machine={machine} at={at} facts={facts} />
      <States machine={machine} />
      <EventTable machine={machine} />
    </Page>
  )
}

interface StepsProps extends Pick<Props, 'at' | 'facts'> {
  machine: AnyStateMachine
}

function Steps({ at, facts, machine }: StepsProps) {
  const [source] = useState(() => {
    const inspection = createInspection()
    const snapshot = machine.resolveState({ value: stateValueAt(at), context: facts })
    createActor(machine, { snapshot, inspect: inspection.inspect }).start()
    return inspection.source
  })
  return (
    <div className="steps">
      <Inspector source={source} />
    </div>
  )
}

const States = ({ machine }: { machine: AnyStateMachine }) => (
  <Table
    caption="Every state"
    rows={chartOf(machine)
      .states.filter(({ path }) => path !== '')
      .map(({ description, path }) => ({
        key: path,
        cells: { State: <code>{path}</code>, Meaning: description },
      }))}
  />
)
