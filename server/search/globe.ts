/** The mean radius of the earth in metres. */
const RADIUS = 6_371_009

interface Position {
  /** In degrees, as the longitude. */
  readonly lat: number
  readonly lon: number
}

export interface Point {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** A position as a point on a globe, in whole metres from its centre. */
export function pointOf({ lat, lon }: Position): Point {
  const [phi, lambda] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180]
  return {
    x: Math.round(RADIUS * Math.cos(phi) * Math.cos(lambda)),
    y: Math.round(RADIUS * Math.cos(phi) * Math.sin(lambda)),
    z: Math.round(RADIUS * Math.sin(phi)),
  }
}

/** Length of the chord through the globe, in metres, for a distance in kilometres. */
export const chordOf = (kilometres: number) => 2 * RADIUS * Math.sin((kilometres * 1_000) / (2 * RADIUS))

/** Distance in kilometres along the surface, for the length of a chord in metres. */
export const kilometersOf = (chord: number) => (2 * RADIUS * Math.asin(chord / (2 * RADIUS))) / 1_000

/** Range of latitudes and longitudes around a point, in degrees, rounded up. */
export function anglesWithin(
  lat: number,
  kilometres: number,
): { readonly high: number; readonly wide: number } {
  const angle = ((kilometres + 1) * 1_000) / RADIUS
  const phi = (Math.abs(lat) * Math.PI) / 180
  const isAroundPole = phi + angle >= Math.PI / 2
  return {
    high: (angle * 180) / Math.PI,
    wide: isAroundPole ? 180 : (Math.asin(Math.sin(angle) / Math.cos(phi)) * 180) / Math.PI,
  }
}
