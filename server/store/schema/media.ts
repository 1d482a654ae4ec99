/** A logo of a company or a photo of an account: one for each, and it goes with its owner. */
export interface PicturesTable {
  /** Keyed hash of the owner and the content. It is the address, which nobody can guess. */
  hash: string
  company_id: string | null
  account_id: string | null
  /** Squares of 96 and 192 pixels. */
  webp_96: Uint8Array<ArrayBuffer>
  webp_192: Uint8Array<ArrayBuffer>
  png_192: Uint8Array<ArrayBuffer>
  created_at: number
}
