import { randomBytes } from 'node:crypto'
import type { Locator } from 'playwright/test'

/** Chooses a file that passes for a PDF where one can be brought. */
export const chooseResume = (field: Locator, name: string, bytes = 1_000): Promise<void> =>
  field.setInputFiles({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes), Buffer.from('%%EOF\n')]),
  })
