/** A file that somebody has brought. */
export interface FilesTable {
  id: string
  account_id: string
  name: string
  /** The media type, as the content shows it. */
  type: string
  /** Size in bytes; the reserved size while uploading. */
  bytes: number
  /** SHA-256 in hex; null while it is being received. */
  digest: string | null
  created_at: number
  /** When who brought it deleted it; it is kept only for the applications that it was sent with. */
  removed_at: number | null
}

/** The content of a file, in pieces that are small enough to be held in memory. */
export interface FilePiecesTable {
  file_id: string
  /** From 0, without gaps. */
  position: number
  content: Uint8Array<ArrayBuffer>
}
