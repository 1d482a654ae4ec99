/** Reasons why a file cannot be used as a picture. */
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

/** Request to the child process: a file, without its owner. */
export interface PictureRequest {
  readonly content: Uint8Array
}

/** Squares of a picture, by format and edge in pixels. Emails and Open Graph pictures use the PNG. */
export interface Squares {
  readonly webp96: Uint8Array<ArrayBuffer>
  readonly webp192: Uint8Array<ArrayBuffer>
  readonly png192: Uint8Array<ArrayBuffer>
}

/** Response of the child process. */
export type Answer = { readonly squares: Squares } | { readonly unusable: Unusable }

/** File that cannot be used as a picture, with the reason. */
export class UnusablePicture extends Error {
  readonly reason: Unusable

  constructor(reason: Unusable, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
