/** Mean radius of the earth in meters. */
const RADIUS = 6_371_009

interface Position {
  /** Coordinates in degrees. */
  readonly lat: number
  readonly lon: number
}

export interface Point {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Converts a position to a point in whole meters from the center of the earth. */
export function pointOf({ lat, lon }: Position): Point {
  const [phi, lambda] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180]
  return {
    x: Math.round(RADIUS * Math.cos(phi) * Math.cos(lambda)),
    y: Math.round(RADIUS * Math.cos(phi) * Math.sin(lambda)),
    z: Math.round(RADIUS * Math.sin(phi)),
  }
}

/** Length of the chord through the globe in meters, for a distance in kilometers. */
export const chordOf = (kilometres: number) => 2 * RADIUS * Math.sin((kilometres * 1_000) / (2 * RADIUS))

/** Distance along the surface in kilometers, for the length of a chord in meters. */
export const kilometersOf = (chord: number) => (2 * RADIUS * Math.asin(chord / (2 * RADIUS))) / 1_000

/** Extent of a circle around a point in degrees of latitude and longitude, rounded up. */
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
