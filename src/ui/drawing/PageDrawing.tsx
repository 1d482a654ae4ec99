import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { drawSvg } from './drawSvg.ts'

interface Page {
  /** Picture of the page, as SVG. */
  svg: string
  /** Size in the units of the SVG. */
  width: number
  height: number
}

interface Props extends Page {
  /** Text alternative of the picture. */
  label: string
}

/** Maximum width of the canvas in device pixels. */
const MOST = 2_400

/** Queue of drawings: two at once would delay the first one. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * Picture of a resume page on a canvas. The previous picture stays until the next one is drawn, in time
 * slices that do not block typing.
 */
export function PageDrawing({ svg, width, height, label }: Props) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const [across, setAcross] = useState(0)
  /** SVG that the canvas renderer does not support, shown as an image instead. */
  const [strange, setStrange] = useState<string>()
  /** Printing uses an image, which is sharp at any resolution and works while the canvas is hidden. */
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

/** Draws a page on an offscreen canvas, and copies it to the visible one when complete. */
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
