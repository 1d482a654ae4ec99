/** Uploaded file. */
export interface FilesTable {
  id: string
  account_id: string
  name: string
  /** Media type, detected by content. */
  type: string
  /** Size in bytes; the reserved size while uploading. */
  bytes: number
  /** SHA-256 in hexadecimal; null while uploading. */
  digest: string | null
  created_at: number
  /** Time at which its owner deleted it, while applications still contain it; otherwise null. */
  removed_at: number | null
}

/** Content of a file, in chunks that fit into memory. */
export interface FilePiecesTable {
  file_id: string
  /** Index from 0, without gaps. */
  position: number
  content: Uint8Array<ArrayBuffer>
}
