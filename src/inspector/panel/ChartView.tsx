import { useEffect, useRef, useState, type CSSProperties } from 'react'
import type { Chart, ChartState } from '../../../machines/shared/chart.ts'
import { drawChart, innerOf, roundPath, type Box, type Drawing } from './layout.ts'
import { PlainButton } from './PlainButton.tsx'
import { TransitionButton } from './TransitionButton.tsx'
import type { Transitions } from '../transitions.ts'
import { stateName } from '../words.ts'

interface Props {
  chart: Chart
  transitions: Transitions
}

const zooms = [0.5, 0.65, 0.8, 1, 1.25, 1.5] as const
/** Smallest zoom at which text is readable. */
const legible = 0.8

/**
 * Diagram of a statechart. Highlights active states and the transitions of the selected step. Transitions can
 * be clicked to send their events.
 */
export function ChartView({ chart, transitions }: Props) {
  const [drawing, setDrawing] = useState<Drawing>()
  const [zoom, setZoom] = useState(1)
  const paper = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let isWanted = true
    const draw = async () => {
      const drawn = await drawChart(chart, textRuler())
      if (!isWanted) return
      const room = (paper.current?.clientWidth ?? drawn.width) / (drawn.width + 24)
      setZoom(Math.max(legible, Math.min(1, room)))
      setDrawing(drawn)
    }
    void draw()
    return () => {
      isWanted = false
    }
  }, [chart])

  const leaves = chart.states.filter(({ path, isLeaf }) => isLeaf && transitions.active.has(path))
  const lit = leaves.map(({ path }) => path).join()
  useEffect(() => {
    const box = drawing && paper.current?.querySelector(`[data-state="${CSS.escape(lit)}"]`)
    box?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [drawing, lit])

  const zoomBy = (direction: 1 | -1) => {
    const next = direction > 0 ? zooms.find((each) => each > zoom) : zooms.findLast((each) => each < zoom)
    setZoom(next ?? zoom)
  }

  return (
    <div className="relative h-full min-h-0">
      <div ref={paper} className="h-full overflow-auto bg-canvas p-3" role="group" aria-label="Statechart">
        {drawing && (
          <div className="relative" style={{ width: drawing.width, height: drawing.height, zoom }}>
            {drawing.states.map(({ state, box }) => (
              <StateBox key={state.path} chart={chart} state={state} box={box} transitions={transitions} />
            ))}
            <Arrows drawing={drawing} transitions={transitions} />
            {drawing.arrows.map(({ position, label }) => {
              const transition = position === undefined ? undefined : chart.transitions[position]
              return (
                transition &&
                position !== undefined &&
                label && (
                  <TransitionButton
                    key={position}
                    transition={transition}
                    position={position}
                    transitions={transitions}
                    className="absolute"
                    style={placed(label)}
                  />
                )
              )
            })}
          </div>
        )}
      </div>
      <div className="absolute right-3 bottom-3 flex gap-1">
        <PlainButton aria-label="Smaller" onClick={() => zoomBy(-1)}>
          −
        </PlainButton>
        <PlainButton aria-label="Larger" onClick={() => zoomBy(1)}>
          +
        </PlainButton>
      </div>
    </div>
  )
}

function StateBox({ chart, state, box, transitions }: Props & { state: ChartState; box: Box }) {
  const { notes, stays } = innerOf(chart, state)
  const isActive = transitions.active.has(state.path)
  const ground = isActive
    ? state.isLeaf
      ? 'border-primary bg-primary-soft text-on-primary-soft shadow-card'
      : 'border-primary bg-selected'
    : 'border-line bg-surface'
  return (
    <div
      style={placed(box)}
      data-state={state.path}
      title={state.description}
      className={`absolute rounded-inner border-2 ${ground} ${state.type === 'final' ? 'outline outline-offset-2 outline-line' : ''}`}
    >
      <div className="flex flex-col p-[6px] text-[14px] leading-[22px]">
        <span className="font-semibold">
          {stateName(state.path) || chart.id}
          {isActive && <span className="sr-only"> (active)</span>}
        </span>
        {notes.map((note) => (
          <span key={note} className="text-muted">
            {note}
          </span>
        ))}
        {stays.map((position) => {
          const transition = chart.transitions[position]
          return (
            transition && (
              <TransitionButton
                key={position}
                transition={transition}
                position={position}
                transitions={transitions}
                className="mt-1 self-start"
              />
            )
          )
        })}
      </div>
    </div>
  )
}

const Arrows = ({ drawing, transitions }: { drawing: Drawing; transitions: Transitions }) => (
  <svg
    aria-hidden="true"
    width={drawing.width}
    height={drawing.height}
    className="pointer-events-none absolute inset-0"
  >
    <defs>
      {(['arrow', 'arrow-taken'] as const).map((id) => (
        <marker
          key={id}
          id={id}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" className={id === 'arrow' ? 'fill-field' : 'fill-primary'} />
        </marker>
      ))}
    </defs>
    {drawing.dots.map(({ x, y, width }) => (
      <circle key={`${x} ${y}`} cx={x + width / 2} cy={y + width / 2} r={width / 2} className="fill-field" />
    ))}
    {drawing.arrows.map(({ position, points }) => {
      const isTaken = position !== undefined && transitions.taken.has(position)
      return (
        <path
          key={position ?? `into ${points.at(-1)?.x} ${points.at(-1)?.y}`}
          d={roundPath(points)}
          fill="none"
          strokeWidth={isTaken ? 3 : 1.5}
          markerEnd={`url(#${isTaken ? 'arrow-taken' : 'arrow'})`}
          className={isTaken ? 'stroke-primary' : 'stroke-field'}
        />
      )
    })}
  </svg>
)

const placed = ({ x, y, width, height }: Box): CSSProperties => ({ left: x, top: y, width, height })

/** Creates a function that measures text in the font of the diagram, at its boldest, in px. */
function textRuler(): (text: string) => number {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return (text) => text.length * 8
  canvas.font = `600 14px ${getComputedStyle(document.body).fontFamily}`
  return (text) => Math.ceil(canvas.measureText(text).width)
}
