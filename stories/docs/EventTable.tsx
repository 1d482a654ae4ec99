import type { AnyStateMachine } from 'xstate'
import { chartOf, type ChartTransition } from '../../machines/shared/chart.ts'
import { eventName } from '../../src/inspector/words.ts'
import { Table } from '../reading/Table.tsx'

/** Table of the machine's events and their effects. */
export function EventTable({ machine }: { machine: AnyStateMachine }) {
  const { states, transitions } = chartOf(machine)
  const meaning = (path: string) => states.find((state) => state.path === path)?.description
  return (
    <Table
      caption="What each event does"
      rows={transitions.map((transition) => ({
        key: keyOf(transition),
        cells: {
          In: <State path={transition.source} />,
          When: <When transition={transition} />,
          Then:
            transition.targets.length === 0
              ? 'The state stays.'
              : transition.targets.map((path) => (
                  <p key={path}>
                    <State path={path} /> {meaning(path)}
                  </p>
                )),
        },
      }))}
    />
  )
}

const keyOf = ({ source, event, guards, targets }: ChartTransition) =>
  [source, event, ...guards, ...targets].join(' ')

const State = ({ path }: { path: string }) => (path === '' ? 'Anywhere' : <code>{path}</code>)

const When = ({ transition }: { transition: ChartTransition }) => (
  <>
    <p>
      {eventName(transition)}
      {transition.guards.length > 0 && `, if ${transition.guards.join(' and ')}`}
    </p>
    {transition.description && <p className="aside">{transition.description}</p>}
  </>
)
