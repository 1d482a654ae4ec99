import type { LegalKind } from '../../../contract/privacy/legal.ts'

/** Export of an account's data. */
export interface ExportsTable {
  id: string
  account_id: string
  state: 'waiting' | 'running' | 'ready' | 'failed'
  /** Completed share of the work, in thousandths. */
  progress: number
  requested_at: number
  /** Size of the ZIP in bytes; null until ready. */
  bytes: number | null
  /** Time at which its chunks are deleted; null until ready. */
  expires_at: number | null
}

/** ZIP of an export, in chunks that fit into memory. */
export interface ExportPiecesTable {
  export_id: string
  /** Index from 0, without gaps. */
  position: number
  content: Uint8Array<ArrayBuffer>
}

/** Published privacy policy or terms. The latest of a kind is current. */
export interface LegalTextsTable {
  kind: LegalKind
  /** Hash of the text. */
  version: string
  /** Text in the supported subset of Markdown. */
  text: string
  /** 1 for the built-in template, which an operator must check. */
  is_template: number
  published_at: number
}
