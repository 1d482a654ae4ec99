const MIB = 1024 * 1024

/** Limits of an uploaded logo or photo: bytes, minimum edge and total pixels. */
export const pictureLimits = { bytes: 2 * MIB, leastEdge: 96, mostPixels: 50_000_000 } as const

/** MIME types that the file picker offers. The server decides by content, not by type or name. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** Edges in pixels of the stored squares of a picture. */
export const pictureEdges = [96, 192] as const

export type PictureEdge = (typeof pictureEdges)[number]

const address = /^(\/media\/[\w-]+)-192\.webp$/

/** Path of a stored picture, by its hash. The content of a path never changes. */
export const picturePath = (hash: string) => `/media/${hash}-192.webp`

/** True for the path of a picture on this server. Pages load no pictures from other hosts. */
export const isKeptPicture = (path: string) => address.test(path)

/** Path of the same picture as PNG, for programs without WebP support, such as some email clients. */
export const portablePicture = (path: string) => path.replace(address, '$1-192.png')

/** Path of the smaller square of the same picture. */
export const smallPicture = (path: string) => path.replace(address, '$1-96.webp')
