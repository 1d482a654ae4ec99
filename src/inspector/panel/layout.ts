import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { Chart, ChartState, ChartTransition } from '../../../machines/shared/chart.ts'
import { eventName, parentOf, stateName } from '../words.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** Layout of a statechart diagram, in px. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly states: readonly { readonly state: ChartState; readonly box: Box }[]
  /** Markers of initial states. */
  readonly dots: readonly Box[]
  /** Arrows of transitions with a target, and of initial states, which have no position in the chart. */
  readonly arrows: readonly {
    readonly position: number | undefined
    readonly points: readonly Point[]
    readonly label: Box | undefined
  }[]
}

/** Sizes in px, which match the styles of the views. */
export const sizes = { line: 22, padding: 8, label: 24, dot: 10 } as const

const elk = new ELK()

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.edgeLabels.inline': 'false',
  'elk.layered.cycleBreaking.strategy': 'GREEDY',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
}

/** Content of a state's box below its name: invocations, and transitions without a target. */
export interface Inner {
  readonly notes: readonly string[]
  /** Positions in the chart of the transitions without a target. */
  readonly stays: readonly number[]
}

export function innerOf(chart: Chart, { path, entry, exit }: ChartState): Inner {
  return {
    notes: [
      ...chart.invocations.filter(({ state }) => state === path).map(({ src }) => `runs ${src}`),
      ...entry.map((action) => `entry: ${action}`),
      ...exit.map((action) => `exit: ${action}`),
    ],
    stays: [...chart.transitions.keys()].filter((position) => {
      const transition = chart.transitions[position]
      return transition?.source === path && transition.targets.length === 0
    }),
  }
}

export const labelOf = (transition: ChartTransition) =>
  [eventName(transition), ...transition.guards.map((guard) => `[${guard}]`)].join(' ')

const startOf = (path: string) => `start of ${path}`

/**
 * Computes the layout of a chart.
 *
 * @param widthOf measures a text, in px
 */
export async function drawChart(chart: Chart, widthOf: (text: string) => number): Promise<Drawing> {
  const graph: ElkNode = {
    id: 'chart',
    layoutOptions: options,
    children: [nodeOf(chart, '', widthOf)],
    edges: edgesOf(chart, widthOf),
  }
  const laidOut = await elk.layout(graph)
  const boxes = new Map(allNodes(laidOut).map((node) => [node.id, boxOf(node)]))
  const dots = chart.states.flatMap(({ path }) => boxes.get(startOf(path)) ?? [])
  return {
    width: laidOut.width ?? 0,
    height: laidOut.height ?? 0,
    states: chart.states.flatMap((state) => {
      const box = boxes.get(state.path)
      return box ? [{ state, box }] : []
    }),
    dots,
    arrows: (laidOut.edges ?? []).map(arrowOf),
  }
}

function nodeOf(chart: Chart, path: string, widthOf: (text: string) => number): ElkNode {
  const state = chart.states.find((each) => each.path === path)
  if (!state) throw new Error(`The chart has no state ${path}.`)
  const { notes, stays } = innerOf(chart, state)
  const stayLabels = stays.flatMap((position) => {
    const transition = chart.transitions[position]
    return transition ? [labelOf(transition)] : []
  })
  const widest = Math.max(...[stateName(path) || chart.id, ...notes, ...stayLabels].map(widthOf))
  const width = widest + 2 * sizes.padding + 16
  const height = sizes.line * (1 + notes.length) + (sizes.label + 4) * stays.length + 2 * sizes.padding
  if (state.isLeaf) return { id: path, width, height }
  const children = chart.states.filter((each) => each.path !== '' && parentOf(each.path) === path)
  const dot: ElkNode = {
    id: startOf(path),
    width: sizes.dot,
    height: sizes.dot,
    layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
  }
  return {
    id: path,
    children: [
      ...(state.initial === undefined ? [] : [dot]),
      ...children.map((child) => nodeOf(chart, child.path, widthOf)),
    ],
    layoutOptions: {
      'elk.padding': `[top=${height + 12},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width}, ${height})`,
    },
  }
}

function edgesOf(chart: Chart, widthOf: (text: string) => number): ElkExtendedEdge[] {
  const starts = chart.states.flatMap(({ path, initial }) =>
    initial === undefined
      ? []
      : [
          {
            id: `into ${path}`,
            sources: [startOf(path)],
            targets: [initial],
            layoutOptions: pointing('down'),
          },
        ],
  )
  const arrows = chart.transitions.flatMap((transition, position) =>
    transition.targets.slice(0, 1).map((target) => ({
      id: String(position),
      sources: [transition.source],
      targets: [target],
      layoutOptions: pointing(
        orderOf(chart, transition.source) < orderOf(chart, target) ? 'down' : 'anywhere',
      ),
      labels: [{ text: labelOf(transition), width: widthOf(labelOf(transition)) + 18, height: sizes.label }],
    })),
  )
  return [...starts, ...arrows]
}

const orderOf = (chart: Chart, path: string) => chart.states.findIndex((state) => state.path === path)

/**
 * Layout option that keeps states in source order: in a cycle, the backward arrow is the one that points up.
 */
const pointing = (direction: 'down' | 'anywhere') => ({
  'elk.layered.priority.direction': direction === 'down' ? '10' : '0',
})

function arrowOf({ id, sections = [], labels = [] }: ElkExtendedEdge): Drawing['arrows'][number] {
  const position = Number(id)
  const [label] = labels
  return {
    position: Number.isNaN(position) ? undefined : position,
    points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ]),
    label: label && boxOf(label),
  }
}

const allNodes = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(allNodes)]

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height })

/** SVG path through the points, with rounded corners. */
export function roundPath(points: readonly Point[], radius = 8): string {
  return points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (!before) return `M${point.x} ${point.y}`
      if (!after) return `L${point.x} ${point.y}`
      const [from, to] = [towards(point, before, radius), towards(point, after, radius)]
      return `L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`
    })
    .join('')
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const share = Math.min(distance, length / 2) / length
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
