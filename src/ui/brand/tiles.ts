type Side = 'n' | 'e' | 's' | 'w'
type Tile = Readonly<Record<Side, readonly [exit: Side, quarter: string]>>

/** Exit side of a route by its entry side, and the SVG arc between them, for both tiles. */
const turns: readonly [Tile, Tile] = [
  { w: ['n', '0 50-50'], n: ['w', '1-50 50'], e: ['s', '0-50 50'], s: ['e', '1 50-50'] },
  { w: ['s', '1 50 50'], s: ['w', '0-50-50'], n: ['e', '0 50 50'], e: ['n', '1-50-50'] },
]

const middles = { n: [50, 0], e: [100, 50], s: [50, 100], w: [0, 50] } as const
const steps = { n: [0, -1, 's'], e: [1, 0, 'w'], s: [0, 1, 'n'], w: [-1, 0, 'e'] } as const

/**
 * Draws a grid of tiles, each 100 units wide.
 *
 * @param grid tiles, 0 or 1, with one word per row
 * @param start index of the row in which the route enters at the left edge
 */
export function drawPath(grid: string, start: number) {
  const rows = grid.split(' ').map((row) => [...row].map((tile) => turns[tile === '1' ? 1 : 0]))

  const tiles = rows.flatMap((row, y) =>
    row.flatMap((turn, x) => (['n', 's'] as const).map((side) => moveTo(x, y, side) + arc(turn[side][1]))),
  )

  const follow = (x: number, y: number, side: Side): string => {
    const tile = rows[y]?.[x]
    if (!tile) return ''
    const [exit, quarter] = tile[side]
    const [dx, dy, entry] = steps[exit]
    return arc(quarter) + follow(x + dx, y + dy, entry)
  }

  return {
    width: (rows[0]?.length ?? 0) * 100,
    height: rows.length * 100,
    tiles: tiles.join(''),
    route: moveTo(0, start, 'w') + follow(0, start, 'w'),
  }
}

const moveTo = (x: number, y: number, side: Side) =>
  `M${100 * x + middles[side][0]} ${100 * y + middles[side][1]}`
const arc = (quarter: string) => `a50 50 0 0 ${quarter}`
