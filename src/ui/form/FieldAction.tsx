import type { ReactNode } from 'react'

/** A button in a `field-row`, level with the controls of its row. */
export const FieldAction = ({ children }: { children: ReactNode }) => (
  <div className="field">
    <div className="col-span-2 row-start-3">{children}</div>
  </div>
)
