import type { ReactNode } from 'react'
import { PathArt } from '../brand/PathArt.tsx'

/** Loading indicator with a status message. */
export const Loader = ({ children }: { children: ReactNode }) => (
  <div
    role="status"
    data-loading
    className="grid max-w-column grid-cols-[minmax(0,1fr)] justify-items-start gap-5 py-2"
  >
    <PathArt
      picture="small"
      progress={0.1}
      drawing
      className="h-33 w-60 max-w-full rounded-panel xl:in-data-plate:hidden"
    />
    <p className="text-h3">{children}</p>
  </div>
)
