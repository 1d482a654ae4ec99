import { lazy, Suspense, useState, type ReactNode } from 'react'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { useSessionIsUnknown, useUser } from '../../app/actors.ts'

/**
 * Draws what saves a job; in a row of several, where `describedBy` names what tells which one, with whether the reader
 * has applied to it.
 */
export type SaveOf = (slug: string, describedBy?: string) => ReactNode

// The page is whole without it: it says what only this browser or this account knows.
const Saving = lazy(() => import('./Saving.tsx'))

/**
 * Lets candidates and guests save jobs. Nothing is offered to an employer, nor before it is known who is there.
 *
 * @param parts the slugs of the jobs that the page shows, as they came; each part is asked about once
 * @returns what saves a job, and what has to stand on the page for it
 */
export function useSaving(parts: readonly (readonly string[])[]): { saveOf: SaveOf; host: ReactNode } {
  const isUnknown = useSessionIsUnknown()
  const candidate = useUser('candidate')
  const employer = useUser('employer')
  const [ready, setReady] = useState<Readonly<Record<string, SaveOf | undefined>>>({})
  const [onReady] = useState(
    () => (slugs: readonly string[], saveOf: SaveOf | undefined) =>
      setReady((before) => ({ ...before, ...Object.fromEntries(slugs.map((slug) => [slug, saveOf])) })),
  )
  return {
    saveOf: (slug, describedBy) => ready[slug]?.(slug, describedBy),
    host: !isUnknown && (candidate !== undefined || employer === undefined) && (
      <FailureBoundary fallback={null}>
        <Suspense>
          {parts.map((slugs) => (
            <Saving
              key={[candidate?.id, ...slugs].join()}
              slugs={slugs}
              isGuest={candidate === undefined}
              onReady={onReady}
            />
          ))}
        </Suspense>
      </FailureBoundary>
    ),
  }
}
