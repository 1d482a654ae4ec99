import type { ReactNode } from 'react'

/** User-provided name in a `bdi`, so that its script does not affect the direction of the text around it. */
export const Name = ({ children }: { children: ReactNode }) => <bdi>{children}</bdi>
