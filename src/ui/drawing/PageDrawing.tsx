import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { drawSvg } from './drawSvg.ts'

interface Page {
  /** Its picture, as SVG. */
  svg: string
  /** Its size in that picture. */
  width: number
  height: number
}

interface Props extends Page {
  /** Text alternative. */
  label: string
}

/** A canvas has so many dots across at the most. */
const MOST = 2_400

/** One page after the other: two at once would take twice as long to show the first. */
let turn: Promise<unknown> = Promise.resolve()

/** A page of a resume. What was drawn before stands until the new one is drawn, and no key waits for it. */
export function PageDrawing({ svg, width, height, label }: Props) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const [across, setAcross] = useState(0)
  /** The picture that only the browser itself can draw. */
  const [strange, setStrange] = useState<string>()
  /** On paper it is as sharp as paper is, and also there where the window has no room for it. */
  const [isPrinting, setIsPrinting] = useState(false)

  useEffect(() => {
    const print = () => flushSync(() => setIsPrinting(true))
    const goOn = () => setIsPrinting(false)
    addEventListener('beforeprint', print)
    addEventListener('afterprint', goOn)
    return () => {
      removeEventListener('beforeprint', print)
      removeEventListener('afterprint', goOn)
    }
  }, [])

  useEffect(() => {
    if (!canvas) return undefined
    const watching = new ResizeObserver(() =>
      setAcross(Math.min(MOST, Math.round(canvas.clientWidth * devicePixelRatio))),
    )
    watching.observe(canvas)
    return () => watching.disconnect()
  }, [canvas])

  useEffect(() => {
    if (!canvas || across === 0) return undefined
    const leaving = new AbortController()
    const draw = async () => {
      if (leaving.signal.aborted) return
      const isDrawn = await drawOn(canvas, { svg, width, height }, across, leaving.signal)
      if (!isDrawn && !leaving.signal.aborted) setStrange(svg)
    }
    turn = turn.then(draw).catch(() => setStrange(svg))
    return () => leaving.abort()
  }, [canvas, across, svg, width, height])

  return isPrinting || strange === svg ? (
    <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={label} className="relative size-full" />
  ) : (
    <canvas ref={setCanvas} role="img" aria-label={label} className="size-full" />
  )
}

/** Draws a page beside a canvas, and then shows it there at once. */
async function drawOn(
  canvas: HTMLCanvasElement,
  { svg, width, height }: Page,
  across: number,
  signal: AbortSignal,
) {
  const beside = new OffscreenCanvas(across, Math.round((across * height) / width))
  const drawing = beside.getContext('2d')
  drawing?.scale(across / width, across / width)
  const isDrawn = drawing !== null && (await drawSvg(svg, drawing, signal))
  if (!isDrawn || signal.aborted) return isDrawn
  canvas.width = beside.width
  canvas.height = beside.height
  canvas.getContext('2d')?.drawImage(beside, 0, 0)
  return true
}
