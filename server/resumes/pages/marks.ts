import * as v from 'valibot'
import type { ResumePages } from '../../../contract/resumes/calls.ts'

type Mark = ResumePages['marks'][number]

/** Positions of a field in the layout: start of its first line and end of its last line. */
export const pointsSchema = v.array(
  v.object({
    path: v.string(),
    ends: v.boolean(),
    /** Page number, from 1. */
    page: v.number(),
    x: v.number(),
    /** Vertical position of the baseline. */
    y: v.number(),
    size: v.number(),
  }),
)

type Points = v.InferOutput<typeof pointsSchema>

export const marginsSchema = v.tuple([
  v.object({ left: v.number(), right: v.number(), top: v.number(), bottom: v.number() }),
])

interface Paper {
  readonly width: number
  readonly height: number
  readonly margins: v.InferOutput<typeof marginsSchema>[0]
}

const ABOVE = 0.95
const BELOW = 0.35

/** Bounding boxes of all fields. A field that continues on another page has one per page. */
export function marksIn(points: Points, paper: Paper): Mark[] {
  const open: Points = []
  const marks: Mark[] = []
  for (const point of points) {
    if (!point.ends) open.push(point)
    else {
      const begun = open.findLastIndex(({ path }) => path === point.path)
      const [start] = begun < 0 ? [] : open.splice(begun, 1)
      if (start) marks.push(...rectangles(start, point, paper))
    }
  }
  return marks
}

function rectangles(start: Points[number], end: Points[number], { height, margins, width }: Paper): Mark[] {
  const { page, path, size } = start
  const top = start.y - size * ABOVE
  if (page === end.page && Math.abs(start.y - end.y) < 1) {
    const x = Math.min(start.x, end.x)
    return [
      rounded({ path, page, x, y: top, width: Math.abs(end.x - start.x), height: size * (ABOVE + BELOW) }),
    ]
  }
  const column = { x: margins.left, width: width - margins.left - margins.right }
  return Array.from({ length: end.page - page + 1 }, (_, index) => {
    const from = index === 0 ? top : margins.top
    const to = page + index === end.page ? end.y + end.size * BELOW : height - margins.bottom
    return rounded({ path, page: page + index, ...column, y: from, height: to - from })
  })
}

/** Rounds a mark, and converts its page number to an index from 0. */
const rounded = ({ height, page, path, width, x, y }: Mark): Mark => ({
  path,
  page: page - 1,
  x: Math.round(x * 10) / 10,
  y: Math.round(y * 10) / 10,
  width: Math.round(width * 10) / 10,
  height: Math.round(height * 10) / 10,
})
