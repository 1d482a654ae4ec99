import { lazyValue } from '../../../contract/shared/lazyValue.ts'
import { drawPath } from './tiles.ts'

/**
 * Patterns of tiles, one word per row. Tile 0 connects top with left and bottom with right, tile 1 top with
 * right and bottom with left, so that every grid contains routes. The second argument is the row in which the
 * highlighted route starts.
 */
const pictures = {
  plate: lazyValue(() => drawPath('11011 10010 00011 10010 00010 01001 01101', 5)),
  climb: lazyValue(() => drawPath('010011 010110', 1)),
  bend: lazyValue(() => drawPath('101010 101000', 0)),
  small: lazyValue(() => drawPath('0111 0100', 1)),
} as const

interface Props {
  picture: keyof typeof pictures
  /** Highlighted part of the route, from 0 to 1. */
  progress: number
  className?: string
  /** Animates the route while the page waits for something. */
  drawing?: boolean
}

/** Decorative pattern of routes, one of which shows progress. */
export function PathArt({ picture, progress, className = '', drawing = false }: Props) {
  const { width, height, tiles, route } = pictures[picture]()
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
      fill="none"
      strokeWidth="34"
      className={`block bg-brand ${className}`}
    >
      <path className="stroke-route" d={tiles} />
      <path className="stroke-route-ahead" d={route} />
      <path
        className={`stroke-accent transition-[stroke-dashoffset] duration-path ease-settle ${drawing ? 'animate-draw' : ''}`}
        d={route}
        pathLength="1"
        strokeDasharray="1"
        strokeDashoffset={1 - progress}
      />
    </svg>
  )
}
