import type { ReactNode } from 'react'

/** A name that somebody typed, of a person or a company: whatever its script, it turns nothing around it. */
export const Name = ({ children }: { children: ReactNode }) => <bdi>{children}</bdi>
