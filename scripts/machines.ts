// Writes docs/machines.md: every machine as a diagram and as a table of its events.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'prettier'
import { chartOf, type Chart, type ChartState, type ChartTransition } from '../machines/shared/chart.ts'
import { machines } from '../machines/index.ts'
import { eventName, parentOf, stateName } from '../src/inspector/words.ts'

const file = join(import.meta.dirname, '../docs/machines.md')

/** The whole page, formatted by Prettier. */
export function machinesPage(): Promise<string> {
  const charts = Object.values(machines).map(chartOf)
  const page = [
    '# Machines',
    'Every flow is an actor of one of these machines. The server runs the first three, the lives of a posting, an application and an invitation to apply. This page is made from them by `npm run docs:machines`; a test says when it is out of date.',
    charts.map(({ id }) => `- [${id}](#${id.toLowerCase()})`).join('\n'),
    ...charts.flatMap((chart) => [
      `## ${chart.id}`,
      `\`\`\`mermaid\n${diagram(chart)}\n\`\`\``,
      stateTable(chart),
      eventTable(chart),
    ]),
  ]
  return format(page.join('\n\n'), { parser: 'markdown', printWidth: 110 })
}

function diagram(chart: Chart): string {
  const arrows = chart.transitions.flatMap((transition) =>
    transition.targets.map(
      (target) => `  ${idOf(transition.source)} --> ${idOf(target)}: ${labelOf(transition)}`,
    ),
  )
  return ['stateDiagram-v2', ...inside('', chart), ...arrows].join('\n')
}

/** Lines of the diagram inside a compound state: its substates with initial and final ones. */
function inside(path: string, chart: Chart): string[] {
  const parent = chart.states.find((state) => state.path === path)
  const children = chart.states.filter((state) => state.path && parentOf(state.path) === path)
  const lines = [
    ...children.flatMap((child) => {
      const declared = `state "${stateName(child.path)}" as ${idOf(child.path)}`
      return child.isLeaf ? [declared] : [`${declared} {`, ...inside(child.path, chart), '}']
    }),
    ...(parent?.initial === undefined ? [] : [`[*] --> ${idOf(parent.initial)}`]),
    ...children.filter(({ type }) => type === 'final').map((child) => `${idOf(child.path)} --> [*]`),
  ]
  return lines.map((line) => `  ${line}`)
}

const idOf = (path: string) => path.replaceAll('.', '_')

/**
 * Label of a transition. Colons and semicolons are removed, because they have a meaning in the diagram's
 * syntax.
 */
const labelOf = (transition: ChartTransition) =>
  [eventName(transition), ...transition.guards.map((guard) => `[${guard}]`)]
    .join(' ')
    .replaceAll(/[:;]/g, ' ')

function stateTable({ states, invocations }: Chart): string {
  const effects = (path: string) =>
    invocations.filter(({ state }) => state === path).map(({ src }) => `\`${src}\``)
  return table(
    ['State', 'Meaning', 'Runs', 'Tags'],
    states
      .filter((state) => state.path !== '' || effects('').length > 0)
      .map((state) => [
        nameOf(state),
        state.description ?? '',
        effects(state.path).join(', '),
        state.tags.join(', '),
      ]),
  )
}

const nameOf = ({ path, type }: Pick<ChartState, 'path' | 'type'>) =>
  `${pathOf(path)}${type === 'final' ? ' (the end)' : ''}`

const pathOf = (path: string) => (path === '' ? '(anywhere)' : `\`${path}\``)

const eventTable = ({ transitions }: Chart) =>
  table(
    ['In', 'On', 'If', 'Goes to', 'Does'],
    transitions.map((transition) => [
      pathOf(transition.source),
      eventName(transition),
      transition.guards.join(', '),
      transition.targets.map(pathOf).join(', '),
      transition.actions.join(', '),
    ]),
  )

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`)
    .join('\n')

if (import.meta.main) writeFileSync(file, await machinesPage())
