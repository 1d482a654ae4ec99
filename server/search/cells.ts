import type { Place } from '../../contract/search/job.ts'
import { anglesWithin } from './globe.ts'

type Position = Pick<Place, 'lat' | 'lon'>

/** Grids of cells: row height in degrees, and the largest search distance in kilometers. */
const grids = [
  { name: 'near', height: 0.2, most: 25 },
  { name: 'far', height: 1, most: Infinity },
] as const

type Grid = (typeof grids)[number]

const rowAt = ({ height }: Grid, lat: number) =>
  Math.floor((Math.min(Math.max(lat, -90), 90 - height / 2) + 90) / height)

/** Number of cells in a row; lower towards the poles, so that all cells have about the same width. */
const columnsIn = ({ height }: Grid, row: number) =>
  Math.max(1, Math.ceil((360 / height) * Math.cos((((row + 0.5) * height - 90) * Math.PI) / 180)))

const columnAt = (columns: number, lon: number) => Math.floor(((lon + 180) / 360) * columns)

const cell = ({ name }: Grid, row: number, column: number) => `${name}_${row}_${column}`

/** Cells of a position as index terms, one per grid. */
export const cellsOf = ({ lat, lon }: Position): readonly string[] =>
  grids.map((grid) => {
    const row = rowAt(grid, lat)
    const columns = columnsIn(grid, row)
    return cell(grid, row, columnAt(columns, lon) % columns)
  })

/** Cells that cover a circle as index terms, with false positives. */
export function cellsWithin({ lat, lon }: Position, kilometres: number): readonly string[] {
  const grid = grids.find(({ most }) => kilometres <= most) ?? grids[1]
  const { high, wide } = anglesWithin(lat, kilometres)
  const [first, last] = [rowAt(grid, lat - high), rowAt(grid, lat + high)]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((row) => {
    const columns = columnsIn(grid, row)
    const from = columnAt(columns, lon - wide)
    const some = Math.min(columns, columnAt(columns, lon + wide) - from + 1)
    return Array.from({ length: some }, (_, index) => cell(grid, row, (from + index + columns) % columns))
  })
}
