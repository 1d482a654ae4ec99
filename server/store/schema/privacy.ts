import type { LegalKind } from '../../../contract/privacy/legal.ts'

/** An export of the data of an account. */
export interface ExportsTable {
  id: string
  account_id: string
  state: 'waiting' | 'running' | 'ready' | 'failed'
  /** Share of the work that is done, in thousandths. */
  progress: number
  requested_at: number
  /** Size of the ZIP; null until it is ready. */
  bytes: number | null
  /** When its pieces are removed; null until it is ready. */
  expires_at: number | null
}

/** The ZIP of an export, in pieces that are small enough to be held in memory. */
export interface ExportPiecesTable {
  export_id: string
  /** From 0, without gaps. */
  position: number
  content: Uint8Array<ArrayBuffer>
}

/** A privacy policy or terms that this server has published. The latest of a kind is the current one. */
export interface LegalTextsTable {
  kind: LegalKind
  /** Hash of the text. */
  version: string
  /** In our subset of Markdown. */
  text: string
  /** 1 for our own text, which an operator must check. */
  is_template: number
  published_at: number
}
