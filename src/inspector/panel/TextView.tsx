import type { Chart, ChartState } from '../../../machines/shared/chart.ts'
import { innerOf } from './layout.ts'
import { TransitionButton } from './TransitionButton.tsx'
import type { Transitions } from '../transitions.ts'
import { parentOf, stateName } from '../words.ts'

interface Props {
  chart: Chart
  transitions: Transitions
}

/** Statechart as a nested list of states, with descriptions, and transitions as buttons. */
export const TextView = ({ chart, transitions }: Props) => (
  <ul className="p-3 text-caption">
    {chart.states.slice(0, 1).map((state) => (
      <StateItem key={state.path} chart={chart} state={state} transitions={transitions} />
    ))}
  </ul>
)

function StateItem({ chart, state, transitions }: Props & { state: ChartState }) {
  const isActive = transitions.active.has(state.path)
  const own = [...chart.transitions.entries()].filter(([, { source }]) => source === state.path)
  const children = chart.states.filter(({ path }) => path !== '' && parentOf(path) === state.path)
  const notes = [
    ...innerOf(chart, state).notes,
    ...(state.type === 'final' ? ['the end'] : []),
    ...state.tags.map((tag) => `tag ${tag}`),
  ]
  return (
    <li className={`my-1 border-l-4 py-1 pl-3 ${isActive ? 'border-primary' : 'border-line'}`}>
      <p>
        <span className={isActive ? 'font-semibold text-link' : 'font-semibold'}>
          {stateName(state.path) || chart.id}
        </span>
        {isActive && ' (active)'}
        {notes.length > 0 && <span className="text-subtle"> {notes.join(' · ')}</span>}
      </p>
      {state.description && <p className="max-w-measure text-muted">{state.description}</p>}
      {own.length > 0 && (
        <ul className="my-1 flex flex-col gap-1">
          {own.map(([position, transition]) => (
            <li key={position} className="flex flex-wrap items-center gap-x-2">
              <TransitionButton transition={transition} position={position} transitions={transitions} />
              <span className="text-muted">
                {transition.targets.length > 0 ? `goes to ${transition.targets.join(', ')}` : 'stays'}
                {transition.actions.length > 0 && `, does ${transition.actions.join(', ')}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <StateItem key={child.path} chart={chart} state={child} transitions={transitions} />
          ))}
        </ul>
      )}
    </li>
  )
}
