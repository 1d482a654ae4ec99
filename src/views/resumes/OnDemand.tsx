import { Suspense, useState, type ReactNode } from 'react'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { builderWords } from '../../words/resumes/builder.ts'

interface Props {
  isShown: boolean
  children: () => ReactNode
}

/** Part that mounts when it is first shown, and then stays mounted. */
export function OnDemand({ isShown, children }: Props) {
  const [isLoaded, setIsLoaded] = useState(isShown)
  if (isShown && !isLoaded) setIsLoaded(true)
  return (
    isLoaded && (
      <FailureBoundary fallback={<p>{builderWords.partNotLoaded}</p>}>
        <Suspense>{children()}</Suspense>
      </FailureBoundary>
    )
  )
}
