const MIB = 1024 * 1024

/** Limits of a logo or a photo that somebody uploads, in bytes and pixels. */
export const pictureLimits = { bytes: 2 * MIB, leastEdge: 96, mostPixels: 50_000_000 } as const

/** File types offered by the picker. The server decides by content, not by type or name. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** Edges in pixels of the squares that are kept of a picture. */
export const pictureEdges = [96, 192] as const

export type PictureEdge = (typeof pictureEdges)[number]

const address = /^(\/media\/[\w-]+)-192\.webp$/

/** Address of a picture that the server keeps, by its hash. It never shows another one. */
export const picturePath = (hash: string) => `/media/${hash}-192.webp`

/** True for a picture that this server keeps: pages load none from elsewhere. */
export const isKeptPicture = (path: string) => address.test(path)

/** Address of the same picture as PNG, for programs that show no WebP, such as some that read mail. */
export const portablePicture = (path: string) => path.replace(address, '$1-192.png')

/** Address of the smaller square of the same picture. */
export const smallPicture = (path: string) => path.replace(address, '$1-96.webp')
