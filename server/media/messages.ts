/** Why a file does not become a picture. */
export const unusableReasons = [
  'svg',
  'gif',
  'heic',
  'otherKind',
  'animated',
  'tooSmall',
  'tooManyPixels',
  'damaged',
] as const

export type Unusable = (typeof unusableReasons)[number]

/** Request to the child: a file, without its owner. */
export interface PictureRequest {
  readonly content: Uint8Array
}

/** Squares that were made of a picture, by edge in pixels. Mail programs and drawings take the PNG. */
export interface Squares {
  readonly webp96: Uint8Array<ArrayBuffer>
  readonly webp192: Uint8Array<ArrayBuffer>
  readonly png192: Uint8Array<ArrayBuffer>
}

/** Response of the child. */
export type Answer = { readonly squares: Squares } | { readonly unusable: Unusable }

/** A file that does not become a picture, and why. */
export class UnusablePicture extends Error {
  readonly reason: Unusable

  constructor(reason: Unusable, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
