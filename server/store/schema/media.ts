/** Logo of a company or photo of an account; at most one per owner, deleted in cascade. */
export interface PicturesTable {
  /** Keyed hash of owner and content, part of the URL, which cannot be guessed. */
  hash: string
  company_id: string | null
  account_id: string | null
  /** Squares of 96 and 192 pixels. */
  webp_96: Uint8Array<ArrayBuffer>
  webp_192: Uint8Array<ArrayBuffer>
  png_192: Uint8Array<ArrayBuffer>
  created_at: number
}
