import type { ReactNode } from 'react'

/** Button in a `field-row`, aligned with the inputs of its row. */
export const FieldAction = ({ children }: { children: ReactNode }) => (
  <div className="field">
    <div className="col-span-2 row-start-3">{children}</div>
  </div>
)
